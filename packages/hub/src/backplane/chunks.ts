import { Buffer } from "node:buffer";

/** PostgreSQL takes 7,999 bytes with a notification; this leaves room for the head of a chunk. */
const CHUNK = 7_800;

/** Senders that are remembered; one more comes with each start of a process. */
const SENDERS = 10_000;

/** Cuts a message into notifications: `sender number part/parts text`. `sender` has no spaces. */
export function toChunks(sender: string, number: number, text: string): string[] {
  const bytes = Buffer.from(text);
  const cuts = [0];
  for (let end = 0; end < bytes.length; cuts.push(end)) {
    end = Math.min(end + CHUNK, bytes.length);
    // Never within a character: a continuation byte moves the cut to the left.
    while (end < bytes.length && ((bytes[end] ?? 0) & 0xc0) === 0x80) end--;
  }
  const parts = Math.max(1, cuts.length - 1);
  return Array.from(
    { length: parts },
    (_, part) => `${sender} ${number} ${part}/${parts} ${bytes.toString("utf8", cuts[part], cuts[part + 1])}`,
  );
}

/** What came from one sender. */
interface SenderState {
  /** Of the last whole message. */
  last: number;
  number: number;
  parts: string[];
}

/** Puts chunks together again. Each sender's come in order; a message that comes twice is given once. */
export class ChunkAssembler {
  readonly #senders = new Map<string, SenderState>();

  /** @returns the message that the chunk completes */
  add(chunk: string): string | undefined {
    const head = /^(\S+) (\d+) (\d+)\/(\d+) /.exec(chunk);
    if (!head) return undefined;
    const [all, sender = "", ...numbers] = head;
    const [number = 0, part = 0, parts = 0] = numbers.map(Number);
    const state = this.#stateOf(sender);
    if (number <= state.last) return undefined;
    if (part === 0) {
      state.number = number;
      state.parts = [];
    }
    // Its beginning was sent before this process listened, or while it was disconnected.
    if (state.number !== number || state.parts.length !== part) return undefined;
    state.parts.push(chunk.slice(all.length));
    if (state.parts.length < parts) return undefined;
    const text = state.parts.join("");
    state.last = number;
    state.parts = [];
    return text;
  }

  #stateOf(sender: string): SenderState {
    let state = this.#senders.get(sender);
    if (state) return state;
    state = { last: 0, number: 0, parts: [] };
    this.#senders.set(sender, state);
    for (const oldest of this.#senders.keys()) {
      if (this.#senders.size <= SENDERS) break;
      this.#senders.delete(oldest);
    }
    return state;
  }
}
