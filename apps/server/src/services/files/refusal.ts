import type { FileRefusal } from "@portal/domain";

/** Thrown where a file is not shown: an answer for the visitor, not a failure. */
export class Refused extends Error {
  readonly reason: FileRefusal;
  /** What the file is instead, where that is known: "PDF". */
  readonly found: string | undefined;
  constructor(reason: FileRefusal, found?: string) {
    super(`The file is not shown in the page: ${reason}.`);
    this.reason = reason;
    this.found = found;
  }
}
