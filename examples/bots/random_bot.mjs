// A bot: opens the links to some seats and answers at random, until all these games are over.
// node random_bot.mjs http://127.0.0.1:8000 TOKEN '/table/TABLE#SEAT.SECRET' …
const [server, token, ...links] = process.argv.slice(2);
if (!links.length) throw new Error("node random_bot.mjs SERVER TOKEN LINK …");

async function call(path, body) {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const asked = body && { method: "POST", body: JSON.stringify(body) };
  const reply = await fetch(server + path, { headers, ...asked });
  if (!reply.ok) throw new Error(await reply.text());
  return reply;
}

for (const link of links) {
  const [table, seat, secret] = link.split("/").at(-1).split(/[#.]/);
  await call(`/api/tables/${table}/sit`, { seat, secret });
}

const seen = {}, over = new Set();
while (over.size < links.length) {
  let text = "";
  try { // A stream that was cut continues where it was.
    const after = Object.entries(seen).map(([table, number]) => `after=${table}:${number}`).join("&");
    const lines = (await call(`/api/stream?${after}`)).body.pipeThrough(new TextDecoderStream());
    reading: for await (const part of lines) {
      const whole = (text + part).split("\n");
      text = whole.pop();
      for (const line of whole.filter((one) => one.trim())) {
        const { table, message } = JSON.parse(line);
        if (message.number !== undefined) seen[table] = message.number;
        for (const [seat, question] of Object.entries(message.asked ?? {})) {
          if (!question) continue;
          const { answer } = question.choices[Math.floor(Math.random() * question.choices.length)];
          const id = `${seat} ${question.number}`;
          await call(`/api/tables/${table}/do`, { type: "answer", id, seat, number: question.number, answer });
        }
        if (message.table?.status === "over") over.add(table);
        if (over.size === links.length) break reading;
      }
    }
  } catch { await new Promise((done) => setTimeout(done, 1000)); }
}
