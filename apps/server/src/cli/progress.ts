/** A bar on the last line of a terminal; elsewhere nothing. Printed lines go above it. */
export class Progress {
  readonly #out: NodeJS.WriteStream;
  readonly #started = performance.now();
  #drawnAt: number | undefined;

  constructor(out: NodeJS.WriteStream) {
    this.#out = out;
  }

  /** @param share from 0 to 1; undefined where the whole is not known */
  show(share: number | undefined, label: string): void {
    const now = performance.now();
    if (!this.#out.isTTY || (this.#drawnAt !== undefined && now - this.#drawnAt < REDRAW_MS)) return;
    this.#drawnAt = now;
    this.#out.write(`\r\u001b[K${bar(share)}${label}${remaining(share, now - this.#started)}`.slice(0, Math.max(this.#out.columns, 40)));
  }

  clear(): void {
    if (this.#drawnAt !== undefined) this.#out.write("\r\u001b[K");
    this.#drawnAt = undefined;
  }
}

const REDRAW_MS = 100;
const WIDTH = 30;

function bar(share: number | undefined): string {
  if (share === undefined) return "";
  const filled = Math.round(Math.min(share, 1) * WIDTH);
  return `[${"#".repeat(filled)}${"-".repeat(WIDTH - filled)}] ${String(Math.floor(Math.min(share, 1) * 100)).padStart(3)} %  `;
}

/** Shown once it can be estimated. */
function remaining(share: number | undefined, elapsedMs: number): string {
  if (share === undefined || share < 0.05 || elapsedMs < 2000) return "";
  return `, about ${Math.ceil((elapsedMs / share - elapsedMs) / 1000)} s left`;
}
