import { createContext } from "react";

export interface EditedIn {
  readonly changeSetId: string;
  /** Slug of the record's site; undefined: it has none, or it is not said yet. */
  readonly site: string | undefined;
}

/** The change set whose record a form edits: files that are chosen there are put into it. undefined: the form is about something else. */
export const EditedSetContext = createContext<EditedIn | undefined>(undefined);
