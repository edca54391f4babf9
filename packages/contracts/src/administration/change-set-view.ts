export const changeSetStates = [
  "draft",
  "in review",
  "approved",
  "scheduled",
  "published",
  "rejected",
  "withdrawn",
  "needs attention",
] as const;
export type ChangeSetState = (typeof changeSetStates)[number];

/** Records that merging a category changes at most: each is written, and all are published in one moment. */
export const MOST_MERGED = 500;

/** A change set as the calls of administration answer it. Times are ISO 8601 in UTC. */
export interface ChangeSetView {
  readonly id: string;
  readonly title: string;
  readonly state: ChangeSetState;
  /** How often it was submitted. */
  readonly revision: number;
  /** Its entity tag: what `if-match` names. */
  readonly version: number;
  /** An account's id; null: it was deleted. */
  readonly createdBy: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly publishAt: string | null;
  readonly expireAt: string | null;
  readonly publishedAt: string | null;
  readonly isEmergency: boolean;
  /** Why it was rejected, or needs attention. */
  readonly reason: string | null;
  /** The published set that this one takes back. */
  readonly ends: string | null;
}

/** The same in a list. */
export interface ListedChangeSet extends ChangeSetView {
  /** Comments on it that are not done, as far as the caller may read them. */
  readonly openComments: number;
}

/** What somebody says of a change set. */
export interface ChangeSetComment {
  readonly id: string;
  /** That it is about; null: the set as a whole. */
  readonly record: {
    readonly kind: string;
    readonly key: string;
    /** false: it was taken out since. */
    readonly isInSet: boolean;
  } | null;
  readonly text: string;
  /** Id of an account. */
  readonly author: string;
  /** null: the account was deleted. */
  readonly authorName: string | null;
  readonly writtenAt: string;
  /** null: it is open. */
  readonly doneAt: string | null;
  /** null: it is open, or the account was deleted. */
  readonly doneByName: string | null;
}

/** A category of a site, as it is or as a change set would have it. */
export interface ListedCategory {
  /** Slug; as a draft has it, where the change set holds one. */
  readonly key: string;
  readonly title: string;
  /** Slug of the category above it; null: it stands at the top. */
  readonly parent: string | null;
  readonly order: number;
  /** How many articles it has now, whether visitors read them or not; not those of categories below it. */
  readonly articles: number;
  /** When the last one of them that visitors may have read by now was published, ISO 8601; null: there is none. */
  readonly newest: string | null;
  /** Whether the change set holds a draft of it. */
  readonly isChanged: boolean;
}

/** What a page's layout names and readers would not see. */
export interface LayoutProblem {
  /** As docs/layouts.md lists it. */
  readonly code: string;
  /** JSON Pointer into the metadata. */
  readonly path: string;
  /** Key of the block; null: it is of the whole page. */
  readonly block: string | null;
  /** The live page does not have it: what brings it in cannot be submitted. */
  readonly isNew: boolean;
  readonly problem: string;
  readonly advice: string;
}

/** A record in a change set, without what it says. */
export interface ChangedRecord {
  readonly kind: string;
  readonly key: string;
  /** Slug; null: it belongs to no one site. */
  readonly site: string | null;
  /** Title or name; null: it has none, or is to be deleted. */
  readonly title: string | null;
  readonly isDeletion: boolean;
  /** Key that it has while the set is not published; null: the same. */
  readonly formerKey: string | null;
  /** Of the live record that it was made from; null: there was none. */
  readonly baseHash: string | null;
  /** Path of its page; null: it has none of its own, or is to be deleted. */
  readonly path: string | null;
  /** Of a draft: its entity tag. */
  readonly version?: number;
}

/** A change set with what it holds, as far as the caller may see it. */
export interface ChangeSetContents {
  readonly changeSet: ChangeSetView;
  readonly drafts: readonly ChangedRecord[];
  /** What was submitted last. */
  readonly editions: readonly ChangedRecord[];
  /** Drafts and editions of sites where the caller has no role. */
  readonly hidden: number;
  /** Of the editions: what an approval holds for; null: nothing was submitted. */
  readonly digest: string | null;
  readonly approvals: readonly { readonly account: string; readonly approvedAt: string }[];
  /** "four-eyes": who wrote a part of it does not approve it, as one of its sites asks for that. */
  readonly review: "single" | "four-eyes";
}
