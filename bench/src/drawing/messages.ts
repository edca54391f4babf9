/** What a group asks of the process that draws. */
export interface DrawingJob {
  /** The checkout; its portal must be built. */
  readonly root: string;
  /** Page models as JSON, drawn in turn. */
  readonly models: readonly string[];
  readonly threads: number;
  readonly drawings: number;
}
