"""One server for the tests that do not harm it."""

from collections.abc import Iterator

import pytest
from tests.server.harness import Person, Running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server without limits on speed, and with short delays."""
    with Running(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def person(server: Running) -> Person:
    """Somebody new."""
    return Person(server)
