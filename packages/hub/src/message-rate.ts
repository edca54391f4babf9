import { CloseCode } from "./protocol/close-code.ts";
import { ProtocolError } from "./protocol/messages.ts";

/** Seconds of its message rate that a client may use at once. */
const BURST_SECONDS = 10;

/** Limits the messages of one client per second. A message counts again for each 1,024 characters. */
export class MessageRate {
  readonly #perSecond: number;
  #allowance: number;
  #refilledAt = performance.now();

  constructor(perSecond: number) {
    this.#perSecond = perSecond;
    this.#allowance = BURST_SECONDS * perSecond;
  }

  /** @throws ProtocolError where the client sends too much */
  take(length: number): void {
    this.#allowance -= 1 + (length >> 10);
    if (this.#allowance < 0) this.#refill();
  }

  #refill(): void {
    const now = performance.now();
    this.#allowance = Math.min(BURST_SECONDS * this.#perSecond, this.#allowance + ((now - this.#refilledAt) * this.#perSecond) / 1000);
    this.#refilledAt = now;
    if (this.#allowance < 0) throw new ProtocolError("The client sends too many messages.", CloseCode.PolicyViolation);
  }
}
