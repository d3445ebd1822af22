"""A bot: opens the links to some seats and answers at random, until all these games are over.

python random_bot.py http://127.0.0.1:8000 TOKEN '/table/TABLE#SEAT.SECRET' …
"""

import json
import random
import sys
import time
import urllib.request

if len(sys.argv) < 4:
    sys.exit(__doc__)
server, token, *links = sys.argv[1:]


def call(path, body=None):
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(server + path, data, headers), timeout=60)


for link in links:
    table, seat, secret = link.rpartition("/")[2].replace("#", ".").split(".")
    call(f"/api/tables/{table}/sit", {"seat": seat, "secret": secret}).close()

seen, over = {}, set()
while len(over) < len(links):
    try:  # A stream that was cut continues where it was.
        for line in call("/api/stream?" + "&".join(f"after={t}:{n}" for t, n in seen.items())):
            if not line.strip():
                continue  # Nothing has happened for a while.
            table, message = (json.loads(line)[key] for key in ("table", "message"))
            seen[table] = message.get("number", seen.get(table, 0))
            for seat, question in message.get("asked", {}).items():
                if question:
                    answer = random.choice(question["choices"])["answer"]
                    body = {"type": "answer", "id": f"{seat} {question['number']}", "seat": seat}
                    body |= {"number": question["number"], "answer": answer}
                    call(f"/api/tables/{table}/do", body).close()
            if message.get("table", {}).get("status") == "over":
                over.add(table)
            if len(over) == len(links):
                break
    except OSError:
        time.sleep(1)
