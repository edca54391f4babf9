import { setTimeout as sleep } from "node:timers/promises";
import { Agent, request } from "undici";
import type { Log } from "../services/log.ts";

/** What was changed, as one Varnish is told of it. */
export interface Purge {
  /** Cache tags, as answers name them; undefined: anything may have been changed. */
  readonly tags: readonly string[] | undefined;
  /** Of the channel: what was made before it may lack the change. */
  readonly position: number;
}

/** Tells one Varnish of changes, again and again until it has heard of them. */
export interface VarnishClient {
  purge(purge: Purge): void;
  /** Lets it know that changes are received: else it trusts nothing that is older than two seconds. */
  greet(): void;
  close(): Promise<void>;
}

export interface VarnishClientOptions {
  /** Of its socket for purges: `http://127.0.0.1:6082`. */
  readonly url: string;
  readonly log: Pick<Log, "info" | "warn">;
}

/** Milliseconds between two tries, and for one. */
const RETRY_MS = 200;
const TIMEOUT_MS = 2_000;
/** Milliseconds after which a tag is purged once more: an answer that was let in just before may have been stored just after. */
const AGAIN_MS = [100, 1_000];
/** Characters of tags in one request: Varnish takes headers of 8 KB. */
const MAX_TAGS_LENGTH = 6_000;
/** Tags that wait; more are everything. */
const MAX_TAGS = 2_000;

export function createVarnishClient({ url, log }: VarnishClientOptions): VarnishClient {
  const agent = new Agent({ connections: 1, keepAliveTimeout: 10_000 });
  const closing = new AbortController();
  const timers = new Set<NodeJS.Timeout>();
  let waiting = nothing();
  let repeated = nothing();
  let greeting = { isDue: false };
  let position: number | undefined;
  let sending: Promise<void> | undefined;
  let isAway = false;

  const send = async (headers: Readonly<Record<string, string>>): Promise<void> => {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const all = { ...headers, "portal-position": String(position) };
    const { statusCode, body } = await request(url, { method: "PURGE", headers: all, dispatcher: agent, signal });
    await body.dump();
    if (statusCode !== 200) throw new Error(`Varnish answered ${statusCode}.`);
  };

  const sendAll = async (purged: Waiting): Promise<void> => {
    if (purged.everything) return send({ "portal-everything": "yes" });
    if (purged.tags.size === 0) return send({});
    for (const tags of groupsOf(purged.tags)) await send({ "portal-tags": tags });
    return undefined;
  };

  const again = (purged: Waiting): void => {
    for (const delay of AGAIN_MS) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        repeated = both(repeated, purged);
        start();
      }, delay);
      timers.add(timer);
    }
  };

  /** Everything that waits; what comes meanwhile waits for the next turn. */
  const turn = async (): Promise<void> => {
    const [first, repetition] = [waiting, repeated];
    waiting = nothing();
    repeated = nothing();
    greeting = { isDue: false };
    try {
      await sendAll(both(first, repetition));
    } catch (error) {
      waiting = both(waiting, both(first, repetition));
      throw error;
    }
    if (!isEmpty(first)) again(first);
  };

  const work = async (): Promise<void> => {
    while ((!isEmpty(waiting) || !isEmpty(repeated) || greeting.isDue) && !closing.signal.aborted) {
      try {
        await turn();
        if (isAway) log.info({ varnish: url }, "Varnish hears of changes again");
        isAway = false;
      } catch (error) {
        if (!isAway && !closing.signal.aborted) log.warn({ err: error, varnish: url }, "Varnish does not hear of changes just now");
        isAway = true;
        await sleep(RETRY_MS, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
    sending = undefined;
  };
  const start = (): void => void (sending ??= work());

  return {
    purge(purge) {
      position = purge.position;
      waiting = both(waiting, { tags: new Set(purge.tags), everything: purge.tags === undefined });
      start();
    },
    greet() {
      // Before the first purge there is no position yet.
      if (position === undefined) return;
      greeting = { isDue: true };
      start();
    },
    async close() {
      closing.abort();
      for (const timer of timers) clearTimeout(timer);
      await sending;
      await agent.close();
    },
  };
}

/** What Varnish has not been told. */
interface Waiting {
  readonly tags: ReadonlySet<string>;
  readonly everything: boolean;
}

const nothing = (): Waiting => ({ tags: new Set(), everything: false });
const isEmpty = ({ tags, everything }: Waiting): boolean => tags.size === 0 && !everything;

function both(one: Waiting, other: Waiting): Waiting {
  const tags = new Set([...one.tags, ...other.tags]);
  const everything = one.everything || other.everything || tags.size > MAX_TAGS;
  return everything ? { tags: new Set(), everything } : { tags, everything };
}

/** Tags in headers that Varnish takes; separated by blanks, which no tag has. */
function groupsOf(tags: ReadonlySet<string>): string[] {
  const groups: string[] = [];
  let group = "";
  for (const tag of tags) {
    if (group.length + tag.length > MAX_TAGS_LENGTH) {
      groups.push(group);
      group = "";
    }
    group += group === "" ? tag : ` ${tag}`;
  }
  return [...groups, group];
}
