"""The help of the commands, in the language of whoever asks for it."""

from cyclopts.help import DefaultFormatter, HelpEntry, HelpPanel
from rich.console import Console, ConsoleOptions, RenderableType
from rich.text import Text

from wartable.words.text import Words

DIM = "bright_black"


class Help:
    """Help as the parser writes it, with our words for every command and every option."""

    show_metavar = True

    def __init__(self, spoken: Words, command: str) -> None:
        self._spoken, self._command = spoken, command
        self._frame = DefaultFormatter()

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """One panel: commands, arguments or options."""
        entries = [self._entry(entry, panel.format) for entry in panel.entries]
        title = self._spoken.say(f"help-{str(panel.title).lower()}")
        self._frame(console, options, panel.copy(title=title, entries=entries))

    def render_usage(self, console: Console, options: ConsoleOptions, usage: object) -> None:
        """How the command is written."""
        console.print(Text(self._spoken.say("help-usage", line=str(usage)), "bold"))

    def render_description(
        self, console: Console, options: ConsoleOptions, description: RenderableType
    ) -> None:
        """What the command does."""
        self._frame.render_description(console, options, description)

    def _entry(self, entry: HelpEntry, kind: str) -> HelpEntry:
        name = entry.positional_label or entry.names[0]
        if kind == "command" and not name.startswith("-"):
            return entry
        said = Text(self._sentence(name.lower().removeprefix("--")))
        if entry.default is not None:
            # Of a flag, its own name says what it is without it.
            flags = {"True": entry.positive_names, "False": entry.negative_names}
            value = flags[entry.default][0] if entry.default in flags else entry.default
            said.append(" " + self._spoken.say("help-default", value=value), DIM)
        if entry.required:
            said.append(" " + self._spoken.say("help-required"), "red")
        return entry.copy(description=said, default=None, required=False)

    def _sentence(self, name: str) -> str:
        """What an option is for; some are for something else in one command."""
        special = f"option-{self._command}-{name}"
        return self._spoken.say(special if self._spoken.has(special) else f"option-{name}")
