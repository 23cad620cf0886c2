// Light or dark: as the system has it, until the button says otherwise. Runs before the page is drawn.
(() => {
  const dark = window.matchMedia("(prefers-color-scheme: dark)");
  const chosen = () => {
    try { return localStorage.getItem("grade-theme"); } catch { return null; }
  };
  const apply = () => {
    document.documentElement.dataset.theme = chosen() ?? (dark.matches ? "dark" : "light");
    document.dispatchEvent(new Event("grade-theme"));
  };
  dark.addEventListener("change", apply);
  window.addEventListener("storage", apply); // another tab has switched
  document.addEventListener("click", (event) => {
    if (!event.target.closest?.("[data-theme-switch]")) return;
    const next = document.documentElement.dataset.theme === "dark" ? "light" : "dark";
    try { localStorage.setItem("grade-theme", next); } catch { /* then for this page only */ }
    document.documentElement.dataset.theme = next;
    document.dispatchEvent(new Event("grade-theme"));
  });
  apply();
})();
