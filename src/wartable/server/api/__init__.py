"""What goes over the wire: every request, reply and message, which the schema is generated from."""

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
