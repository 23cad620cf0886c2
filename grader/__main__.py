"""The entry point of `grade` and of `python -m grader`."""

from grader import environment


def main() -> None:
    """Run the command line."""
    environment.clean()
    from grader.cli import command

    command(prog_name="grade")


if __name__ == "__main__":
    main()
