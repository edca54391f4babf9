/** Answers of servers that keep pages, against those of one that draws each anew: byte for byte. */
import { setTimeout as sleep } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import pLimit from "p-limit";
import { request } from "undici";
import { asksForTags } from "../../../testing/purging.ts";
import type { Address } from "./addresses.ts";

/** Milliseconds until a change has to be seen on all processes: stars and comments are gathered for ten seconds. Only what is wrong takes so long. */
const PATIENCE = 15_000;
/** Milliseconds for each page of those that are found late: where one is wrong, the others need no such patience. */
const AT_LEAST = 1_000;
const AT_ONCE = 6;
/** Of the answer or the connection alone, not of what is shown. */
const notCompared = new Set([
  "date",
  "x-request-id",
  "server-timing",
  "connection",
  "keep-alive",
  "age",
  "portal-position",
  "transfer-encoding",
  "content-type", // compared apart: not every answer has one
  "content-length",
]);

type Form = "br" | "gzip" | "identity";
const decode = { br: brotliDecompressSync, gzip: gunzipSync };

/** How a kept page is asked for: as a browser does that has it, and in turn for the whole body in each form. Making a form takes work. */
function wayOf(position: number): { readonly form: Form; readonly isWhole: boolean } {
  const turn = position % 16;
  return { form: turn === 0 ? "br" : turn === 5 ? "gzip" : "identity", isWhole: turn === 0 || turn === 5 || turn === 10 };
}

interface Answer {
  readonly status: number;
  /** One of a name and its value each, sorted, without the type of the body and the seconds of Cache-Control. */
  readonly headers: string;
  /** What Cache-Control says, in its order; some count down to the moment at which the page changes by itself. */
  readonly seconds: readonly number[];
  /** Milliseconds of this process between which it was made. */
  readonly during: readonly [from: number, until: number];
  readonly etag: string | undefined;
  readonly type: string;
  readonly body: string;
  /** Whether it came from what the process keeps. */
  readonly isHit: boolean;
}

/** @param known - tag of the body that the reader has */
async function answerOf(base: string, { path, body: sent }: Address, form: Form, known?: string): Promise<Answer> {
  const from = performance.now();
  const { statusCode, headers, body } = await request(base + path, {
    method: sent === undefined ? "GET" : "POST",
    headers: {
      "accept-encoding": form,
      ...asksForTags,
      ...(sent !== undefined && { "content-type": "application/json" }),
      ...(known !== undefined && { "if-none-match": known }),
    },
    ...(sent !== undefined && { body: JSON.stringify(sent) }),
  });
  const bytes = Buffer.from(await body.arrayBuffer());
  const encoding = headers["content-encoding"];
  const whole = encoding === "br" || encoding === "gzip" ? decode[encoding](bytes) : bytes;
  const seconds: number[] = [];
  const withoutSeconds = (name: string, value: string): string =>
    name === "cache-control" ? value.replaceAll(/\d+/g, (digits) => (seconds.push(Number(digits)), "n")) : value;
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    notCompared.has(name) ? [] : [`${name}: ${withoutSeconds(name, String(value))}`],
  );
  return {
    status: statusCode,
    headers: lines.toSorted().join("\n"),
    seconds,
    during: [from, performance.now()],
    etag: typeof headers["etag"] === "string" ? headers["etag"] : undefined,
    type: String(headers["content-type"]),
    body: whole.toString(),
    isHit: /desc=hit/.test(String(headers["server-timing"])),
  };
}

/** Seconds that count down may have gone on between the two answers. */
function areSecondsSame(kept: Answer, drawn: Answer): boolean {
  const between = Math.max(kept.during[1], drawn.during[1]) - Math.min(kept.during[0], drawn.during[0]);
  return kept.seconds.every((value, index) => Math.abs(value - (drawn.seconds[index] ?? Infinity)) <= between / 1000 + 1);
}

/** To who has a body with the tag of the drawn one, 304 says that it is the same: the tag is the body's hash. */
function isSame(kept: Answer, drawn: Answer): boolean {
  if (!areSecondsSame(kept, drawn)) return false;
  if (kept.status === 304) return drawn.status === 200 && drawn.etag !== undefined && kept.headers === drawn.headers;
  return textOf(kept) === textOf(drawn);
}

const textOf = ({ status, headers, type, body }: Answer): string => [status, headers, type, "", body].join("\n");

export interface Portals {
  readonly keeping: readonly string[];
  readonly drawing: string;
}

export interface Comparison {
  /** Of addresses that a process answered from what it keeps. */
  readonly hits: ReadonlySet<string>;
  /** Of addresses whose answer was not what it is when it is drawn anew, in the end: what was asked, and the first line that differs. */
  readonly incoherent: readonly string[];
  /** Addresses by the status of what was drawn. */
  readonly statuses: Readonly<Record<string, readonly string[]>>;
  /** Tags of what was drawn, by path; of what is not there, `*`. */
  readonly tags: ReadonlyMap<string, readonly string[]>;
}

/** Asks each of the addresses everywhere. What differs is asked again until the change has come through, or should have. */
export async function compare({ keeping, drawing }: Portals, addresses: readonly Address[], turn: number): Promise<Comparison> {
  const hits = new Set<string>();
  const tags = new Map<string, readonly string[]>();
  const statuses: Record<string, string[]> = {};
  let deadline: number | undefined;
  const one = async (address: Address, base: string, form: Form): Promise<string | undefined> => {
    deadline ??= Date.now() + PATIENCE;
    const end = Math.max(deadline, Date.now() + AT_LEAST);
    for (;;) {
      const kept = await answerOf(base, address, form);
      const drawn = await answerOf(drawing, address, form);
      if (kept.isHit) hits.add(`${base}${address.path}`);
      if (isSame(kept, drawn)) return undefined;
      if (Date.now() > end)
        return `${address.path} of ${base}\n${difference(textOf(kept), textOf(drawn))} (${kept.seconds.join()} and ${drawn.seconds.join()} s)`;
      await sleep(50);
    }
  };
  const both = async (address: Address, index: number): Promise<(string | undefined)[]> => {
    const { form, isWhole } = wayOf(turn + index);
    const drawn = await answerOf(drawing, address, form);
    tags.set(address.path, tagsIn(drawn));
    (statuses[drawn.status] ??= []).push(address.path);
    return Promise.all(
      keeping.map(async (base) => {
        const kept = await answerOf(base, address, form, isWhole ? undefined : drawn.etag);
        if (kept.isHit) hits.add(`${base}${address.path}`);
        return isSame(kept, drawn) ? undefined : one(address, base, form);
      }),
    );
  };
  const found = await pLimit(AT_ONCE).map(addresses, both);
  return { hits, statuses, tags, incoherent: found.flat().filter((one) => one !== undefined) };
}

const tagsIn = ({ status, headers }: Answer): readonly string[] =>
  status === 200 ? (/^cache-tag: (.*)$/m.exec(headers)?.[1]?.split(",") ?? []) : ["*"];

/** Where they part, with what stands around it; the tag of the entity differs with all else. */
function difference(...texts: readonly [kept: string, drawn: string]): string {
  const [kept, drawn] = texts.map((text) => text.replace(/^etag: .*$/m, "etag")) as [string, string];
  let at = 0;
  while (at < kept.length && kept[at] === drawn[at]) at += 1;
  const around = (text: string): string => text.slice(Math.max(0, at - 100), at + 160);
  return `  kept:  …${around(kept)}…\n  drawn: …${around(drawn)}…`;
}
