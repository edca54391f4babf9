import { Buffer } from "node:buffer";
import { Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import type { HubLog } from "../options.ts";

/** Milliseconds between two looks whether the database still answers, and what it may take to. */
const HEARTBEAT = 15_000;
const ANSWER_WITHIN = 10_000;
/** Milliseconds before the first new try; doubled up to the last. */
const FIRST_DELAY = 100;
const LAST_DELAY = 5_000;
/** Bytes that may wait for the database. */
const QUEUE = 8 * 1024 * 1024;
/** Notifications of one statement. */
const BATCH = 200;

/** A session that listens on one channel and notifies it, made anew whenever it breaks. */
export class PostgresLine {
  /** Resolves when it listens for the first time, or is closed. */
  readonly ready: Promise<void>;
  onPayload: (payload: string) => void = () => {};
  readonly #config: pg.ClientConfig;
  readonly #channel: string;
  readonly #log: HubLog | undefined;
  readonly #leaving = new AbortController();
  #queue: string[] = [];
  #queued = 0;
  #client: pg.Client | undefined;
  #flushing: Promise<void> | undefined;
  #running: Promise<void> | undefined;
  #setReady: () => void;

  constructor(connection: string | pg.ClientConfig, channel: string, log: HubLog | undefined) {
    this.#config = typeof connection === "string" ? { connectionString: connection } : connection;
    this.#channel = channel;
    this.#log = log;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.ready = promise;
    this.#setReady = resolve;
  }

  open(): void {
    this.#running = this.#run();
  }

  /** Notifies the channel: now, or when there is a session again. Parts of one message stay together. */
  publish(payloads: readonly string[]): void {
    this.#queue.push(...payloads);
    for (const payload of payloads) this.#queued += Buffer.byteLength(payload);
    if (this.#queued > QUEUE) {
      this.#log?.warn({ notifications: this.#queue.length }, "hub backplane drops messages: the database has been away for too long");
      this.#queue = [];
      this.#queued = 0;
    }
    this.#flush();
  }

  /** Says what waits, if that is possible now, and ends the session. */
  async close(): Promise<void> {
    const patience = AbortSignal.timeout(1000);
    while (this.#flushing && !patience.aborted) await Promise.race([this.#flushing, delay(10)]);
    this.#leaving.abort();
    await this.#running;
    this.#setReady();
  }

  async #run(): Promise<void> {
    const { signal } = this.#leaving;
    let wait = FIRST_DELAY;
    while (!signal.aborted) {
      try {
        await this.#session(() => (wait = FIRST_DELAY));
      } catch (error) {
        if (!signal.aborted) this.#log?.warn({ err: error, retryInMs: wait }, "hub backplane lost its database session");
      }
      // Some chance, so that all processes do not come at once when the database is back.
      await delay(wait * (0.5 + Math.random() / 2), undefined, { signal }).catch(() => {});
      wait = Math.min(LAST_DELAY, 2 * wait);
    }
  }

  /** Ends, by throwing, when the session breaks; in peace when it is left. */
  async #session(listening: () => void): Promise<void> {
    const socket = new Socket();
    const client = new pg.Client({
      application_name: "signalr-hub",
      ...this.#config,
      stream: () => socket,
      connectionTimeoutMillis: ANSWER_WITHIN,
      query_timeout: ANSWER_WITHIN,
    });
    const { promise: broken, reject } = Promise.withResolvers<never>();
    // Handled even where connecting fails before anyone waits for it.
    broken.catch(() => {});
    client.on("error", reject);
    client.on("end", () => reject(new Error("The database ended the session.")));
    client.on("notification", ({ payload }) => this.onPayload(payload ?? ""));
    const leave = Promise.withResolvers<void>();
    const left = (): void => leave.resolve();
    this.#leaving.signal.addEventListener("abort", left);
    try {
      await Promise.race([client.connect(), broken]);
      await client.query(`LISTEN "${this.#channel}"`);
      this.#client = client;
      listening();
      this.#setReady();
      this.#flush();
      while (!this.#leaving.signal.aborted) {
        await Promise.race([
          leave.promise,
          broken,
          delay(HEARTBEAT, undefined, { ref: false, signal: this.#leaving.signal }).catch(() => {}),
        ]);
        if (!this.#leaving.signal.aborted) await Promise.race([client.query("SELECT 1"), broken]);
      }
      await Promise.race([client.end(), delay(1000, undefined, { ref: false })]);
    } finally {
      this.#client = undefined;
      this.#leaving.signal.removeEventListener("abort", left);
      socket.destroy();
    }
  }

  #flush(): void {
    if (this.#flushing || !this.#client || this.#queue.length === 0) return;
    this.#flushing = this.#say(this.#client).finally(() => {
      this.#flushing = undefined;
      this.#flush();
    });
  }

  async #say(client: pg.Client): Promise<void> {
    const batch = this.#queue.slice(0, BATCH);
    try {
      await client.query("SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload", [this.#channel, batch]);
    } catch (error) {
      // Without its session the batch is said again in the next; who heard it already knows it by its number.
      if (this.#client !== client || !(error instanceof pg.DatabaseError) || error.code?.startsWith("57")) {
        await delay(FIRST_DELAY);
        return;
      }
      this.#log?.error({ err: error }, "hub backplane could not publish");
    }
    // Unless the queue was given up meanwhile.
    if (this.#queue[0] !== batch[0]) return;
    this.#queue.splice(0, batch.length);
    for (const payload of batch) this.#queued -= Buffer.byteLength(payload);
  }
}
