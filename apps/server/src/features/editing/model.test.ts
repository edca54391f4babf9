/**
 * Random sequences of what five people and an import do, beside a model that says in a few lines what must come of it: the same outcome of each act, the
 * same live records and the same states after it. EDITING_SEQUENCES says how many (`npm run verify`: 1,000), EDITING_SEED which.
 */
import { sql } from "kysely";
import { expect, test } from "vitest";
import { article } from "../../content/testing/importer.ts";
import { dropDraft } from "./drafts.ts";
import { publishDue } from "./due.ts";
import { publishChangeSet } from "./publish.ts";
import { Refused } from "./refused.ts";
import { rejectChangeSet, scheduleChangeSet, withdrawChangeSet } from "./review.ts";
import { rebaseChangeSet } from "./submission.ts";
import { member, openNewsroom } from "./testing/newsroom.ts";

const SEQUENCES = Number(process.env["EDITING_SEQUENCES"] ?? 20);
const SEED = Number(process.env["EDITING_SEED"] ?? 1);
const ACTS = 40;
const newsroom = openNewsroom();
const people = Array.from({ length: 5 }, () => member({ cuc: ["editor"] }));

/** What of a record the sequences change; undefined: it is not there. */
type Text = { readonly title: string; readonly summary: string } | undefined;

interface ModelDraft {
  base: Text;
  wanted: Text;
  readonly authors: Set<number>;
}
interface ModelSet {
  readonly id: string;
  readonly owner: number;
  state: string;
  drafts: Map<string, ModelDraft>;
  /** As they were submitted. */
  sealed: Map<string, ModelDraft>;
  approvals: Set<number>;
}

const OPEN = ["draft", "rejected", "withdrawn", "needs attention"];
const isSame = (a: Text, b: Text): boolean => a?.title === b?.title && a?.summary === b?.summary && (a === undefined) === (b === undefined);
const copyOf = (drafts: ReadonlyMap<string, ModelDraft>): Map<string, ModelDraft> =>
  new Map([...drafts].map(([key, draft]) => [key, { ...draft, authors: new Set(draft.authors) }]));

/** mulberry32: the same numbers for the same seed. */
function randomOf(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Drafts put on what is live now, or undefined where one has a conflict. */
function rebased(
  drafts: ReadonlyMap<string, ModelDraft>,
  live: ReadonlyMap<string, Text>,
  by: number,
): Map<string, ModelDraft> | undefined {
  const moved = copyOf(drafts);
  for (const [key, draft] of moved) {
    const now = live.get(key);
    if (isSame(now, draft.base)) continue;
    const { base, wanted } = draft;
    if (!now || !base || !wanted) return undefined;
    const field = (name: "title" | "summary"): string | undefined => {
      if (wanted[name] === now[name] || base[name] === now[name]) return wanted[name];
      return base[name] === wanted[name] ? now[name] : undefined;
    };
    const [title, summary] = [field("title"), field("summary")];
    if (title === undefined || summary === undefined) return undefined;
    draft.base = now;
    draft.wanted = { title, summary };
    draft.authors.add(by);
  }
  return moved;
}

test(
  "whatever five people and an import do, no write is lost, nothing is published that was not approved so, and nothing is half done",
  async () => {
    const { run, fill, open, save, submit, approve, tools, db, live: liveRecord } = newsroom();
    await fill([], { review: "four-eyes" });
    for (let sequence = 0; sequence < SEQUENCES; sequence += 1) {
      const random = randomOf(SEED * 100_003 + sequence);
      const keys = ["a", "b", "c"].map((name) => `bai-${SEED}-${sequence}-${name}`);
      const live = new Map<string, Text>();
      const sets: ModelSet[] = [];
      const trail: string[] = [];
      const record = (key: string, { title, summary }: NonNullable<Text>) => {
        const { kind: _, ...fields } = article("cuc", "tin", key, { title, summary }) as Record<string, unknown>;
        return fields;
      };

      const write = async (key: string, text: NonNullable<Text>): Promise<void> => {
        await run([article("cuc", "tin", key, text)]);
        live.set(key, text);
      };
      for (const key of keys.slice(0, 2)) await write(key, { title: "T0", summary: "S0" });

      /** An act, and what the model says of it: undefined, it is done; else how it is refused. */
      const act = async (name: string, expected: string | undefined, doIt: () => Promise<unknown>, change: () => void): Promise<void> => {
        trail.push(name);
        const outcome = await doIt().then(
          () => undefined,
          (error: unknown) => {
            if (error instanceof Refused) return error.code;
            throw error;
          },
        );
        expect(outcome, `${trail.join(" → ")} (sequence ${sequence}, seed ${SEED})`).toBe(expected);
        if (expected === undefined) change();
      };

      for (let step = 0; step < ACTS; step += 1) {
        const by = random(people.length);
        const actor = people[by] ?? people[0];
        if (!actor) throw new Error("There is nobody.");
        const key = keys[random(keys.length)] ?? "";
        const set = sets[random(Math.max(1, sets.length))];
        const choice = set ? random(12) : 0;
        const inState = (...states: string[]): string | undefined => (set && states.includes(set.state) ? undefined : "wrong-state");
        if (!set || (choice === 0 && sets.length < 4)) {
          const id = await open(actor);
          sets.push({ id, owner: by, state: "draft", drafts: new Map(), sealed: new Map(), approvals: new Set() });
          continue;
        }
        const { id } = set;
        // Of what is still empty no site says who may act on it; that is said before its state.
        const foreign = set.drafts.size + set.sealed.size === 0 && set.owner !== by ? "not-permitted" : undefined;
        const label = (what: string): string => `${what} ${sets.indexOf(set)} by ${by}`;
        const draft = set.drafts.get(key);
        const version = async () =>
          (await db.selectFrom("draft").select("version").where("change_set_id", "=", id).where("key", "=", key).executeTakeFirst())
            ?.version ?? 0;
        const now = live.get(key);
        if (choice <= 1) {
          const text = { title: `T${random(3)}`, summary: `S${random(3)}` };
          trail.push(`import ${key} ${JSON.stringify(text)}`);
          await write(key, text);
        } else if (choice <= 4) {
          const before = (draft ? draft.wanted : now) ?? { title: "T9", summary: "S9" };
          const wanted = random(2) === 0 ? { ...before, title: `T${random(3)}` } : { ...before, summary: `S${random(3)}` };
          const expected = await version();
          await act(
            `${label("edit")} ${key} ${JSON.stringify(wanted)}`,
            inState(...OPEN),
            () => save(actor, id, "article", key, { record: record(key, wanted), expected }),
            () => {
              set.drafts.set(key, { base: draft ? draft.base : now, wanted, authors: new Set([...(draft?.authors ?? []), by]) });
              set.state = "draft";
            },
          );
        } else if (choice === 5) {
          const expected = await version();
          const refusal = inState(...OPEN) ?? (now || draft?.base ? undefined : "not-found");
          await act(
            `${label("delete")} ${key}`,
            refusal,
            () => save(actor, id, "article", key, { record: null, expected }),
            () => {
              set.drafts.set(key, { base: draft ? draft.base : now, wanted: undefined, authors: new Set([...(draft?.authors ?? []), by]) });
              set.state = "draft";
            },
          );
        } else if (choice === 6) {
          const moved = rebased(set.drafts, live, by);
          const refusal = foreign ?? inState(...OPEN) ?? (moved ? (moved.size > 0 ? undefined : "invalid") : "conflict");
          await act(
            label("submit"),
            refusal,
            () => submit(actor, id),
            () => {
              set.drafts = moved ?? set.drafts;
              set.sealed = copyOf(set.drafts);
              set.approvals = new Set();
              set.state = "in review";
            },
          );
        } else if (choice === 7) {
          const wrote = [...set.sealed.values()].some(({ authors }) => authors.has(by));
          const refusal = foreign ?? inState("in review", "approved") ?? (wrote ? "own-work" : undefined);
          await act(
            label("approve"),
            refusal,
            () => approve(actor, id),
            () => {
              set.approvals.add(by);
              set.state = "approved";
            },
          );
        } else if (choice === 8) {
          const isMoved = [...set.sealed].some(([each, { base }]) => !isSame(base, live.get(each)));
          const refusal = foreign ?? inState("approved", "scheduled") ?? (isMoved ? "conflict" : undefined);
          await act(
            label("publish"),
            refusal,
            () => publishChangeSet(tools, actor, { id, expected: undefined, how: "now" }),
            () => publish(set, live),
          );
        } else if (choice === 9) {
          const moved = rebased(set.drafts, live, by);
          const refusal = foreign ?? inState(...OPEN, "in review", "approved", "scheduled") ?? (moved ? undefined : "conflict");
          await act(
            label("rebase"),
            refusal,
            () => rebaseChangeSet(db, actor, id, undefined),
            () => {
              set.drafts = moved ?? set.drafts;
              set.state = "draft";
            },
          );
        } else if (choice === 10) {
          await act(
            label("schedule"),
            foreign ?? inState("approved", "scheduled"),
            () => schedule(actor, id),
            () => {
              set.state = "scheduled";
            },
          );
          if (set.state === "scheduled" && random(2) === 0) {
            trail.push("time passes");
            await sql`update change_set set publish_at = now() - interval '1 second' where state = 'scheduled' and id = ${id}`.execute(db);
            await Promise.all([publishDue(tools), publishDue(tools)]);
            const isMoved = [...set.sealed].some(([each, { base }]) => !isSame(base, live.get(each)));
            if (isMoved) set.state = "needs attention";
            else publish(set, live);
          }
        } else if (random(3) === 0) {
          const expected = await version();
          const refusal = inState(...OPEN) ?? (draft ? undefined : "not-found");
          await act(
            `${label("drop")} ${key}`,
            refusal,
            () => dropDraft(db, actor, { changeSetId: id, kind: "article", key, expected }),
            () => {
              set.drafts.delete(key);
              set.state = "draft";
            },
          );
        } else if (random(2) === 0) {
          await act(
            label("reject"),
            foreign ?? inState("in review", "approved"),
            () => rejectChangeSet(db, actor, { id, expected: undefined, reason: "Không" }),
            () => {
              set.state = "rejected";
            },
          );
        } else {
          const refusal = foreign ?? inState("draft", "rejected", "needs attention", "in review", "approved", "scheduled");
          await act(
            label("withdraw"),
            refusal,
            () => withdrawChangeSet(db, actor, { id, expected: undefined }),
            () => {
              set.state = "withdrawn";
            },
          );
        }

        const where = `${trail.join(" → ")} (sequence ${sequence}, seed ${SEED})`;
        for (const each of keys) {
          const found = await liveRecord("article", each);
          const text = found && { title: found["title"], summary: found["summary"] };
          expect(text, where).toEqual(live.get(each));
        }
        for (const each of sets) expect(await newsroom().state(each.id), where).toBe(each.state);
      }
    }

    function schedule(actor: NonNullable<(typeof people)[number]>, id: string) {
      return scheduleChangeSet(db, actor, { id, expected: undefined, publishAt: new Date(Date.now() + 3_600_000), expireAt: undefined });
    }
  },
  600_000 + SEQUENCES * 2_000,
);

function publish(set: ModelSet, live: Map<string, Text>): void {
  for (const [key, { wanted }] of set.sealed) live.set(key, wanted);
  set.drafts = new Map();
  set.state = "published";
}
