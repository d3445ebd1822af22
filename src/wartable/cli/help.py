"""Help for the commands, in the reader's language."""

from cyclopts.help import DefaultFormatter, HelpEntry, HelpPanel
from rich.box import ROUNDED
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from wartable.core.game import Game, games
from wartable.words.text import Words
from wartable.words.text import words as words_of

DIM = "bright_black"


class Help:
    """The parser's help, with our words for every command and every option."""

    show_metavar = True

    def __init__(self, spoken: Words, command: str) -> None:
        self._spoken, self._command = spoken, command
        self._frame = DefaultFormatter()

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """One panel: commands, arguments or options."""
        entries = [self._entry(entry, panel.format) for entry in panel.entries]
        title = self._spoken.say(f"help-{str(panel.title).lower()}")
        self._frame(console, options, panel.copy(title=title, entries=entries))
        if self._command == "play" and title == self._spoken.say("help-parameters"):
            for game in games().values():
                console.print(self._settings(game))

    def _settings(self, game: Game) -> Panel:
        """The options that can be chosen before a game begins."""
        spoken = words_of(self._spoken.lang, game.id)
        lines: list[RenderableType] = []
        for setting in game.settings:
            slug = setting.name.replace("_", "-")
            about, other = f"setting-{slug}-about", f"expected-setting-{slug}"
            head = Text(setting.name, "bold")
            if not setting.switch:
                values = spoken.say(other) if setting.pattern else " | ".join(setting.values)
                head.append(f"={values}", "cyan")
                head.append(" " + self._spoken.say("help-default", value=setting.default), DIM)
            lines.append(head)
            if spoken.has(about):
                lines.append(Padding(spoken.say(about), (0, 0, 0, 4)))
        name = spoken.say("game-title") if spoken.has("game-title") else game.id
        title = self._spoken.say("help-game-options", game=f"{game.id} ({name})")
        return Panel(Group(*lines), title=title, title_align="left", box=ROUNDED, border_style=DIM)

    def render_usage(self, console: Console, options: ConsoleOptions, usage: object) -> None:
        """The usage line of a command."""
        console.print(Text(self._spoken.say("help-usage", line=str(usage)), "bold"))

    def render_description(
        self, console: Console, options: ConsoleOptions, description: RenderableType
    ) -> None:
        """What a command does."""
        self._frame.render_description(console, options, description)

    def _entry(self, entry: HelpEntry, kind: str) -> HelpEntry:
        name = entry.positional_label or entry.names[0]
        if kind == "command" and not name.startswith("-"):
            return entry
        said = Text(self._sentence(name.lower().removeprefix("--")))
        default = entry.default or self._setting(name)
        if default is not None:
            # A flag's own name says what its default is.
            flags = {"True": entry.positive_names, "False": entry.negative_names}
            value = next(iter(flags[default]), "") if default in flags else default
            if value:
                said.append(" " + self._spoken.say("help-default", value=value), DIM)
        if entry.required:
            said.append(" " + self._spoken.say("help-required"), "red")
        return entry.copy(description=said, default=None, required=False)

    def _setting(self, name: str) -> str | None:
        """The default of a server option, if nothing else is set."""
        if self._command != "serve":
            return None
        from wartable.server.settings import Settings

        value = getattr(Settings(), name.lower().removeprefix("--").replace("-", "_"), None)
        return None if value is None else str(value)

    def _sentence(self, name: str) -> str:
        """What an option is for; some mean something else in one command."""
        special = f"option-{self._command}-{name}"
        return self._spoken.say(special if self._spoken.has(special) else f"option-{name}")
