/** All HTML is sanitised here before it is stored: DOMPurify on jsdom, in a worker that is watched and replaced. */
import { documentLimits, workerLimits } from "./limits.ts";
import { Pool } from "./pool.ts";
import type { SanitizeResult } from "./result.ts";

export type { SanitizeResult } from "./result.ts";

/** Stored beside what was sanitised. Raise it when the rules change: stored HTML is then sanitised again at its next import. */
export const SANITIZER_VERSION = "1";

export interface Sanitizer {
  /** Rejects only where the sanitiser itself fails (closed, worker does not start); a bad document is an answer. */
  sanitize(html: string): Promise<SanitizeResult>;
  /** Ends the workers; what is still unfinished rejects. */
  close(): Promise<void>;
}

/** Workers start with the first document, each with about 100 MB of memory, and end after two minutes without work. */
export function createSanitizer(workers = 1): Sanitizer {
  const script = new URL("./worker.ts", import.meta.url);
  const pool = new Pool({ workers, documents: documentLimits, limits: workerLimits, script });
  return {
    sanitize: (html) => pool.sanitize(html),
    close: () => pool.close(),
  };
}
