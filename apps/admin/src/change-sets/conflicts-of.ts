import { refusalDetails } from "../calls/call.ts";
import { compareRecords, type Fields } from "../comparison/compare-records.ts";

/** Two versions of a record that change the same places of a third one. */
export interface Versions {
  /** JSON Pointers of the places; "": the whole record. */
  readonly places: readonly string[];
  /** What both began with. null: there was none, or it is not kept. */
  readonly base: Fields | null;
  /** null: to be deleted. */
  readonly mine: Fields | null;
  /** null: deleted. */
  readonly live: Fields | null;
}

/** A record that was changed elsewhere in the same place, as the server answers it. */
export interface Conflict extends Versions {
  readonly kind: string;
  readonly key: string;
  /** base or live is not for this member: it is null here. */
  readonly isHidden: boolean;
}

/** The versions that a refused act has answered; none: it was refused by something else. */
export const conflictsOf = (error: Error | null): readonly Conflict[] =>
  // A refused publication names the records alone.
  refusalDetails<Conflict>(error, "conflict").filter((one): one is Conflict => one.places !== undefined);

/** Places in which the versions of a record differ, as names of fields. */
export const placesOf = ({ places, mine, live }: Versions): readonly (readonly string[])[] =>
  places.flatMap((place) => (place === "" ? compareRecords(live, mine).map(({ path }) => path) : [namesOf(place)]));

const namesOf = (pointer: string): readonly string[] =>
  pointer
    .slice(1)
    .split("/")
    .map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
