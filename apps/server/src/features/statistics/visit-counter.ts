import type { Counted, CountedKind } from "../../pages/counted.ts";
import { daysIn } from "./days.ts";
import { keptPath, keptWords } from "./kept-words.ts";

/** A row of `visit_count`, or what is added to it. */
export interface VisitCount {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly site: string;
  readonly kind: CountedKind | "words";
  /** "": all of the kind. */
  readonly label: string;
  readonly views: number;
  readonly bots: number;
}

export interface VisitCounter {
  /** @param now milliseconds of the database's clock */
  count(counted: Counted, visit: { readonly isBot: boolean; readonly now: number }): void;
  /** All that was counted since, which is then no longer here. */
  take(): readonly VisitCount[];
  /** What was taken and could not be written. */
  giveBack(counts: readonly VisitCount[]): void;
}

interface Sum {
  readonly day: string;
  readonly site: string;
  readonly kind: VisitCount["kind"];
  readonly label: string;
  views: number;
  bots: number;
}

/** Addresses and words that are held at once; more, as of a flood of random ones, are counted for their kind alone. */
const MOST_LABELS = 5_000;
/** Days and sites of a portal times kinds are fewer; a database that is away for months must not fill the memory. */
const MOST_SUMS = 20_000;
const MINUTE = 60_000;

/** Counts in memory, without waiting. @param timeZone in which a day begins */
export function createVisitCounter(timeZone: string): VisitCounter {
  const dayOf = onceAMinute(daysIn(timeZone));
  let sums = new Map<string, Sum>();
  let labels = 0;

  const add = (day: string, { site, kind }: Pick<Sum, "site" | "kind">, label: string, views: number, bots: number): void => {
    const key = `${day}\n${site}\n${kind}\n${label}`;
    const known = sums.get(key);
    if (known) {
      known.views += views;
      known.bots += bots;
      return;
    }
    if (label === "" ? sums.size - labels >= MOST_SUMS : labels >= MOST_LABELS) return;
    if (label !== "") labels += 1;
    sums.set(key, { day, site, kind, label, views, bots });
  };

  return {
    count(counted, { isBot, now }) {
      const day = dayOf(now);
      add(day, counted, "", isBot ? 0 : 1, isBot ? 1 : 0);
      if (isBot) return;
      const label = counted.kind === "missing" ? keptPath(counted.path) : counted.path;
      if (label !== undefined && counted.kind !== "search") add(day, counted, label, 1, 0);
      if (counted.soughtInVain === undefined) return;
      const sought = { site: counted.site, kind: "words" } as const;
      add(day, sought, "", 1, 0);
      const words = keptWords(counted.soughtInVain);
      if (words !== undefined) add(day, sought, words, 1, 0);
    },
    take() {
      const taken = [...sums.values()];
      sums = new Map();
      labels = 0;
      return taken;
    },
    giveBack(counts) {
      for (const each of counts) add(each.day, each, each.label, each.views, each.bots);
    },
  };
}

/** Time zones begin their days with a minute. */
function onceAMinute(dayOf: (now: number) => string): (now: number) => string {
  let minute: number | undefined;
  let day = "";
  return (now) => {
    const current = Math.floor(now / MINUTE);
    if (current !== minute) {
      minute = current;
      day = dayOf(now);
    }
    return day;
  };
}
