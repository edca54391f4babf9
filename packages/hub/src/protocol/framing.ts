import { Buffer, isUtf8 } from "node:buffer";
import { MessageTooLarge, ProtocolError } from "./messages.ts";

const SEPARATOR = 0x1e;

/** Cuts bytes into messages, however the bytes were split on the way. Holds at most one unfinished message. */
export class Framing {
  #held: Buffer | undefined;
  #length = 0;
  readonly #limit: number;

  /** @param limit bytes of one message, without its separator */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /**
   * Takes the next bytes and yields the messages that they end, one after the other, so that who reads can stop between them.
   * @throws MessageTooLarge, ProtocolError where the bytes are not UTF-8
   */
  *push(chunk: Buffer): Generator<string, void, undefined> {
    let start = 0;
    for (;;) {
      const end = chunk.indexOf(SEPARATOR, start);
      const piece = chunk.subarray(start, end < 0 ? chunk.length : end);
      if (this.#length + piece.length > this.#limit) throw new MessageTooLarge(`A message is longer than ${this.#limit} bytes.`);
      if (end < 0) return this.#hold(piece);
      start = end + 1;
      yield this.#take(piece);
    }
  }

  #hold(piece: Buffer): void {
    if (piece.length === 0) return;
    const needed = this.#length + piece.length;
    if (!this.#held || this.#held.length < needed) {
      // Doubling keeps a message that comes byte by byte linear; a copy keeps no big receive buffer alive for a few bytes.
      const grown = Buffer.allocUnsafeSlow(Math.min(this.#limit, Math.max(needed, 2 * this.#length)));
      if (this.#held) this.#held.copy(grown, 0, 0, this.#length);
      this.#held = grown;
    }
    piece.copy(this.#held, this.#length);
    this.#length = needed;
  }

  #take(piece: Buffer): string {
    let whole = piece;
    if (this.#held) {
      this.#hold(piece);
      whole = this.#held.subarray(0, this.#length);
      this.#held = undefined;
      this.#length = 0;
    }
    if (!isUtf8(whole)) throw new ProtocolError("A message must be UTF-8.");
    return whole.toString("utf8");
  }
}
