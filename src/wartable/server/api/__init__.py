"""What goes over the wire: requests, replies and messages; the schema is generated from it."""

from wartable.server.api.clocks import *
from wartable.server.api.common import *
from wartable.server.api.finished import *
from wartable.server.api.games import *
from wartable.server.api.health import *
from wartable.server.api.lessons import *
from wartable.server.api.live import *
from wartable.server.api.notices import *
from wartable.server.api.play import *
from wartable.server.api.programs import *
from wartable.server.api.seats import *
from wartable.server.api.spectating import *
from wartable.server.api.tables import *
