/** What a check says of one line. */
export interface Finding {
  /** First is 1. */
  readonly line: number;
  readonly message: string;
}

/** Of a name in a file. */
export interface NamedFinding extends Finding {
  readonly file: string;
  /** As the file writes it; "" where it is a whole file. */
  readonly name: string;
}
