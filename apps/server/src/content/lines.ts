/** Longest line that is read, in bytes. */
export const MAX_LINE_BYTES = 32 * 1024 * 1024;

/** A line that cannot be handed on as text. */
export class UnreadableLine {
  readonly problem: string;
  readonly advice: string;
  constructor(problem: string, advice: string) {
    this.problem = problem;
    this.advice = advice;
  }
}

const newline = 10;
/** Drops a byte order mark, too. */
const decoder = new TextDecoder("utf-8", { fatal: true });

/**
 * Splits a byte stream into lines without ever holding more than one. Every line is yielded, empty ones too, so that counting gives
 * line numbers; a line that is too long or not UTF-8 comes as UnreadableLine.
 * @param onBytes called with the number of bytes taken from the stream so far
 */
export async function* readLines(
  chunks: AsyncIterable<Buffer>,
  onBytes?: (total: number) => void,
): AsyncGenerator<string | UnreadableLine> {
  const line = new PartialLine();
  let total = 0;
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, start)) {
      line.add(chunk.subarray(start, end));
      yield line.take();
      start = end + 1;
    }
    line.add(chunk.subarray(start));
    total += chunk.length;
    onBytes?.(total);
  }
  if (line.length > 0) yield line.take();
}

class PartialLine {
  length = 0;
  #parts: Buffer[] = [];

  add(part: Buffer): void {
    this.length += part.length;
    if (this.length <= MAX_LINE_BYTES) this.#parts.push(part);
    else this.#parts = [];
  }

  take(): string | UnreadableLine {
    const { length } = this;
    const bytes = this.#parts.length === 1 ? (this.#parts[0] ?? Buffer.alloc(0)) : Buffer.concat(this.#parts);
    this.length = 0;
    this.#parts = [];
    if (length > MAX_LINE_BYTES) {
      return new UnreadableLine(
        `The line has ${length} bytes; the limit is ${MAX_LINE_BYTES}.`,
        "Split the content, or shrink the file in it.",
      );
    }
    try {
      return decoder.decode(bytes);
    } catch {
      return new UnreadableLine("The line is not UTF-8, so its letters would be lost.", "Save the file as UTF-8.");
    }
  }
}
