import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { beginRequest, sendByPost } from "./http.ts";
import { Inbox } from "./inbox.ts";
import type { TransportWire } from "./transport-wire.ts";

export async function openEvents(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<TransportWire & { response: IncomingMessage; raw: () => string }> {
  const inbox = new Inbox();
  const outgoing = beginRequest("GET", url, { accept: "text/event-stream", ...headers });
  outgoing.end();
  const [response] = (await once(outgoing, "response")) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`The event stream was answered ${response.statusCode}.`);
  let raw = "";
  let taken = 0;
  response.setEncoding("utf8");
  response.on("data", (text: string) => {
    raw += text;
    for (let end = raw.indexOf("\r\n\r\n", taken); end >= 0; end = raw.indexOf("\r\n\r\n", taken)) {
      inbox.push(dataOf(raw.slice(taken, end)));
      taken = end + 4;
    }
  });
  response.on("end", () => inbox.finish({ code: 200 }));
  response.on("error", () => inbox.finish({ code: 0 }));
  response.on("close", () => inbox.finish({ code: 0 }));
  return {
    inbox,
    response,
    raw: () => raw,
    ...sendByPost(url, headers),
    stopReading: () => void response.pause(),
    cut: () => outgoing.destroy(),
  };
}

/** Data lines of an event, joined as the HTML standard says; a space after the colon is no part of them. */
const dataOf = (event: string): string =>
  event
    .split("\r\n")
    .filter((line) => line.startsWith("data:"))
    .map((line) => line.slice(5).replace(/^ /, ""))
    .join("\n");
