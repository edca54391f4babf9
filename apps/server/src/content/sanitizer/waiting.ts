import type { SanitizeResult } from "./result.ts";

/** A document and who asked for it. */
export interface WaitingDocument {
  readonly html: string;
  readonly answer: (result: SanitizeResult) => void;
  readonly fail: (reason: unknown) => void;
}

/** Documents in one message: each message costs about 0.1 ms, and a worker that has answered waits for the next. */
const MOST_TOGETHER = 16;
/** Characters after which a message ends: what is long is worth one of its own. */
const LONGEST_TOGETHER = 128 * 1024;

/** Documents that no worker has yet, in the order in which they came. */
export class WaitingDocuments {
  readonly #workers: number;
  #documents: WaitingDocument[] = [];

  constructor(workers: number) {
    this.#workers = workers;
  }

  add(html: string): { readonly result: Promise<SanitizeResult>; readonly fail: (reason: unknown) => void } {
    const { promise: result, resolve: answer, reject: fail } = Promise.withResolvers<SanitizeResult>();
    this.#documents.push({ html, answer, fail });
    return { result, fail };
  }

  /** The next that go to a worker together; each worker gets its share of few. */
  take(): readonly WaitingDocument[] {
    const most = Math.min(MOST_TOGETHER, Math.ceil(this.#documents.length / this.#workers));
    let count = 0;
    let length = 0;
    while (count < most && (count === 0 || length < LONGEST_TOGETHER)) {
      length += this.#documents[count]?.html.length ?? 0;
      count += 1;
    }
    return this.#documents.splice(0, count);
  }
}
