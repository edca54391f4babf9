import type { ClientRequest } from "node:http";
import { type Answer, answerOf, beginRequest, sendByPost } from "./http.ts";
import { Inbox } from "./inbox.ts";
import type { TransportWire } from "./transport-wire.ts";

/** One poll, which the test ends or waits for. */
export function poll(url: string, headers: Readonly<Record<string, string>> = {}): { outgoing: ClientRequest; answer: Promise<Answer> } {
  const outgoing = beginRequest("GET", url, headers);
  outgoing.end();
  const answer = answerOf(outgoing);
  // A poll that the test cuts is no failure; who waits for the answer still sees it.
  answer.catch(() => {});
  return { outgoing, answer };
}

/** Polls as a client does: the first one opens the connection and brings nothing, a new one follows each that was answered. */
export async function openPolling(url: string, headers: Readonly<Record<string, string>>): Promise<TransportWire> {
  const inbox = new Inbox();
  const first = await poll(url, headers).answer;
  if (first.status !== 200) throw new Error(`The first poll was answered ${first.status}.`);
  let stopped = false;
  let current = poll(url, headers);
  const keepPolling = async (): Promise<void> => {
    for (;;) {
      const { status, text } = await current.answer;
      if (status === 200 && text !== "") inbox.push(text);
      if (status !== 200) return inbox.finish({ code: status });
      if (stopped) return;
      current = poll(url, headers);
    }
  };
  keepPolling().catch(() => inbox.finish({ code: 0 }));
  return {
    inbox,
    ...sendByPost(url, headers),
    stopReading: () => void (stopped = true),
    cut: () => {
      stopped = true;
      current.outgoing.destroy();
    },
  };
}
