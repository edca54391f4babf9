/** What waits for a member: how much of each there is. null: it is not for any of their roles. */
export interface Care {
  /** Change sets that need attention, on sites where the member may submit them, and their own. */
  readonly attention: number | null;
  /** The same of sets that hold a record which was changed elsewhere since. */
  readonly moved: number | null;
  /** Questions that nobody has published or refused. */
  readonly questions: number | null;
  readonly reports: number | null;
  /** Drafts whose last day for comments comes within a week, or is over without an outcome. */
  readonly drafts: number | null;
  /** Mail that could not be sent. */
  readonly mails: number | null;
}
