/** Answers of servers that keep pages, against those of one that draws each anew: byte for byte. */
import { setTimeout as sleep } from "node:timers/promises";
import pLimit from "p-limit";
import type { Address } from "./addresses.ts";

/** Milliseconds until a change has to be seen on all processes: stars and comments are gathered for ten seconds. Only what is wrong takes so long. */
const PATIENCE = 15_000;
/** Milliseconds for each page of those that are found late: where one is wrong, the others need no such patience. */
const AT_LEAST = 1_000;
const AT_ONCE = 4;
/** Of the answer or the connection alone, not of what is shown. */
const passing = new Set([
  "date",
  "x-request-id",
  "server-timing",
  "connection",
  "keep-alive",
  "age",
  "transfer-encoding",
  "content-length",
]);
const encodings = ["br", "gzip", "identity"] as const;

export interface Answer {
  /** Status, headers, body: all that must be the same. */
  readonly text: string;
  /** Whether it came from what the process keeps. */
  readonly isHit: boolean;
}

/** @param turn - which form of the body is asked for */
export async function answerOf(base: string, { path, body }: Address, turn: number): Promise<Answer> {
  const response = await fetch(base + path, {
    redirect: "manual",
    method: body === undefined ? "GET" : "POST",
    headers: {
      "accept-encoding": encodings[turn % encodings.length] ?? "identity",
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const headers = [...response.headers].filter(([name]) => !passing.has(name)).map(([name, value]) => `${name}: ${value}`);
  const text = [String(response.status), ...headers.toSorted(), "", await response.text()].join("\n");
  return { text, isHit: /desc=hit/.test(response.headers.get("server-timing") ?? "") };
}

export interface Portals {
  readonly keeping: readonly string[];
  readonly drawing: string;
}

export interface Comparison {
  /** Of addresses that a process answered from what it keeps. */
  readonly hits: ReadonlySet<string>;
  /** Of addresses whose answer was not what it is when it is drawn anew, in the end: what was asked, and the first line that differs. */
  readonly incoherent: readonly string[];
  /** Tags of what was drawn, by path; of what is not there, `*`. */
  readonly tags: ReadonlyMap<string, readonly string[]>;
}

/** Asks each of the addresses everywhere. What differs is asked again until the change has come through, or should have. */
export async function compare({ keeping, drawing }: Portals, addresses: readonly Address[], turn: number): Promise<Comparison> {
  const hits = new Set<string>();
  const tags = new Map<string, readonly string[]>();
  let deadline: number | undefined;
  const one = async (address: Address, base: string): Promise<string | undefined> => {
    deadline ??= Date.now() + PATIENCE;
    const end = Math.max(deadline, Date.now() + AT_LEAST);
    for (;;) {
      const kept = await answerOf(base, address, turn);
      const drawn = await answerOf(drawing, address, turn);
      if (kept.isHit) hits.add(`${base}${address.path}`);
      if (kept.text === drawn.text) return undefined;
      if (Date.now() > end) return `${address.path} of ${base}\n${difference(kept.text, drawn.text)}`;
      await sleep(50);
    }
  };
  const both = async (address: Address): Promise<(string | undefined)[]> => {
    const [drawn, ...kept] = await Promise.all([drawing, ...keeping].map((base) => answerOf(base, address, turn)));
    tags.set(address.path, tagsIn(drawn?.text ?? ""));
    return Promise.all(
      keeping.map(async (base, index) => {
        if (kept[index]?.isHit) hits.add(`${base}${address.path}`);
        return kept[index]?.text === drawn?.text ? undefined : one(address, base);
      }),
    );
  };
  const found = await pLimit(AT_ONCE).map(addresses, both);
  return { hits, tags, incoherent: found.flat().filter((one) => one !== undefined) };
}

const tagsIn = (text: string): readonly string[] =>
  text.startsWith("200") ? (/^cache-tag: (.*)$/m.exec(text)?.[1]?.split(",") ?? []) : ["*"];

/** Where they part, with what stands around it; the tag of the entity differs with all else. */
function difference(...texts: readonly [kept: string, drawn: string]): string {
  const [kept, drawn] = texts.map((text) => text.replace(/^etag: .*$/m, "etag")) as [string, string];
  let at = 0;
  while (at < kept.length && kept[at] === drawn[at]) at += 1;
  const around = (text: string): string => text.slice(Math.max(0, at - 100), at + 160);
  return `  kept:  …${around(kept)}…\n  drawn: …${around(drawn)}…`;
}
