"""What a page knows of a table, from the messages that it got."""

from typing import Any

from wartable.server.patch import apply


class Told:
    """A table as somebody was told of it: a snapshot, then what has changed."""

    def __init__(self, number: int = 0) -> None:
        self.views: dict[str, Any] = {}
        self.asked: dict[str, Any] = {}
        self.undo: dict[str, int] = {}
        self.lines: list[Any] = []
        self.number = number
        self.consent: Any = None
        self.orders: dict[str, Any] = {}
        self.info: Any = None
        self.replies: dict[str, Any] = {}
        self.mine: list[str] = []
        self.here: list[str] = []
        self.clocks: list[Any] = []
        self.said: list[str] = []
        """What people have said since."""
        self.gone = ""
        """Why the server has sent us away."""

    def take(self, message: dict[str, Any]) -> None:
        """Take a message."""
        match message["type"]:
            case "snapshot":
                self.views, self.asked = message["views"], message["asked"]
                self.undo, self.mine = message["undo"], message["mine"]
                self.lines = self.lines[: message["first"]] + message["log"]
                self.number, self.info = message["number"], message["table"]
                self.consent, self.orders = message["consent"], message["orders"]
                self.here, self.clocks = message["here"], self.info["clocks"]
            case "here":
                self.here = message["here"]
            case "update":
                for seat, patch in message.get("views", {}).items():
                    self.views[seat] = apply(self.views[seat], patch)
                self.asked.update(message.get("asked", {}))
                self.undo.update(message.get("undo", {}))
                self.orders.update(message.get("orders", {}))
                self.lines += message.get("log", [])
                self.number = message["number"]
            case "table":
                self.info, self.consent = message["table"], message["consent"]
                self.clocks = self.info["clocks"]
            case "clocks":
                self.clocks = message["clocks"]
            case "said":
                self.said.append(message["line"]["text"])
            case "reply":
                self.replies[message["id"]] = message
            case "bye":
                self.gone = message["reason"]["message"]

    def known(self) -> dict[str, Any]:
        """All of it by name; times that run by themselves stand still."""
        names = ("views", "asked", "undo", "lines", "consent", "orders", "mine", "here")
        info = {f"table.{name}": value for name, value in self.info.items() if name != "clocks"}
        clocks = [{**one, "left": 0, "off": bool(one["off"])} for one in self.clocks]
        return {**{name: getattr(self, name) for name in names}, **info, "clocks": clocks}
