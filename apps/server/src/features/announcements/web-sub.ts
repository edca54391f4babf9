import { feedPath } from "@portal/domain";
import type { Poster } from "./post.ts";
import type { Target, Notified } from "./targets.ts";

interface WebSubOptions {
  /** Address of the hub. */
  readonly hub: string;
  readonly origin: string;
  readonly poster: Poster;
}

/** Milliseconds after which the rest waits for the next turn: a slow hub keeps no other target waiting for long. */
const TURN_MS = 20_000;

/** A hub of WebSub (W3C), which fetches a feed that it is notified of and passes on what is new in it. */
export const webSub = ({ hub, origin, poster }: WebSubOptions): Target => ({
  name: "websub",
  async notify(announced, signal) {
    const outcomes = new Map<string, string | undefined>();
    const notified: string[] = [];
    let failure: Notified["failure"];
    const end = performance.now() + TURN_MS;
    for (const { id, feeds } of announced) {
      if (performance.now() > end) break;
      const changed = feeds ? feedsOf(feeds.site, feeds.category) : [];
      for (const path of changed.filter((one) => !outcomes.has(one))) {
        const body = new URLSearchParams({ "hub.mode": "publish", "hub.url": origin + path }).toString();
        const refusal = await poster.post(hub, { body, type: "application/x-www-form-urlencoded", signal });
        // It would answer no other either.
        if (refusal && refusal.status === undefined) return { notified, failure: refusal.reason };
        outcomes.set(path, refusal?.reason);
      }
      const refused = changed.map((path) => outcomes.get(path)).find((reason) => reason !== undefined);
      if (refused === undefined) notified.push(id);
      else failure = refused;
    }
    return { notified, failure };
  },
});

const feedsOf = (site: string, category: string): readonly string[] =>
  (["atom", "json"] as const).flatMap((format) => [feedPath(format, site), feedPath(format, site, category)]);
