import { Buffer } from "node:buffer";
import { Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import type { HubLog } from "../options.ts";

/** Milliseconds between two checks whether the database still answers, and what it may take to. */
const HEARTBEAT = 15_000;
const ANSWER_WITHIN = 10_000;
/** Milliseconds before the first new try; doubled up to the last. */
const FIRST_DELAY = 100;
const LAST_DELAY = 5_000;
/**
 * Milliseconds for which messages are held back when the session stands again. After an outage others may be waiting for their next
 * try, as long as the last delay, and then have to connect: what is sent before they listen never reaches them.
 */
const HOLD_AFTER_RECONNECT = LAST_DELAY + 1_000;
/** Bytes that may wait for the database. */
const QUEUE_BYTES = 8 * 1024 * 1024;
/** Notifications of one statement. */
const BATCH = 200;

/** A PostgreSQL channel: a session that listens on it and notifies it, made anew whenever it breaks. */
export class PostgresChannel {
  /** Resolves when it listens for the first time, or is closed. */
  readonly ready: Promise<void>;
  onPayload: (payload: string) => void = () => {};
  readonly #config: pg.ClientConfig;
  readonly #channel: string;
  readonly #log: HubLog | undefined;
  readonly #leaving = new AbortController();
  #queue: string[] = [];
  #queuedBytes = 0;
  /** Messages that did not fit into the queue since it was last empty. */
  #dropped = 0;
  #listened = false;
  /** No message is held back any more. */
  #closing = false;
  #holdTimer: NodeJS.Timeout | undefined;
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

  /** Notifies the channel of one message: now, or when others listen again. Where the queue is full, the message is dropped whole. */
  publish(payloads: readonly string[]): void {
    let size = 0;
    for (const payload of payloads) size += Buffer.byteLength(payload);
    if (this.#queuedBytes + size > QUEUE_BYTES) return this.#drop();
    for (const payload of payloads) this.#queue.push(payload);
    this.#queuedBytes += size;
    this.#flush();
  }

  #drop(): void {
    this.#dropped += 1;
    if (this.#dropped > 1) return;
    this.#log?.warn({ waitingBytes: this.#queuedBytes }, "hub backplane drops messages: 8 MB wait for the database already");
  }

  /** Sends what waits, if that is possible within a second, and ends the session. */
  async close(): Promise<void> {
    this.#closing = true;
    this.#endHold();
    const timeout = AbortSignal.timeout(1000);
    while (this.#queue.length > 0 && !timeout.aborted) await delay(10);
    this.#leaving.abort();
    await this.#running;
    this.#setReady();
  }

  async #run(): Promise<void> {
    const { signal } = this.#leaving;
    let wait = FIRST_DELAY;
    while (!signal.aborted) {
      try {
        await this.#listen(() => (wait = FIRST_DELAY));
      } catch (error) {
        if (!signal.aborted) this.#log?.warn({ err: error, retryInMs: wait }, "hub backplane lost its database session");
      }
      // Random, so that all processes do not connect at once when the database is back.
      await delay(wait * (0.5 + Math.random() / 2), undefined, { signal }).catch(() => {});
      wait = Math.min(LAST_DELAY, 2 * wait);
    }
  }

  /** Ends, by throwing, when the session breaks; returns when it is left. */
  async #listen(listening: () => void): Promise<void> {
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
      if (this.#listened && !this.#closing) this.#holdTimer = setTimeout(() => this.#endHold(), HOLD_AFTER_RECONNECT).unref();
      this.#listened = true;
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
      clearTimeout(this.#holdTimer);
      this.#holdTimer = undefined;
      this.#leaving.signal.removeEventListener("abort", left);
      socket.destroy();
    }
  }

  #endHold(): void {
    clearTimeout(this.#holdTimer);
    this.#holdTimer = undefined;
    this.#flush();
  }

  #flush(): void {
    if (this.#flushing || this.#holdTimer || !this.#client || this.#queue.length === 0) return;
    this.#flushing = this.#notify(this.#client).finally(() => {
      this.#flushing = undefined;
      this.#flush();
    });
  }

  async #notify(client: pg.Client): Promise<void> {
    const batch = this.#queue.slice(0, BATCH);
    try {
      await client.query("SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload", [this.#channel, batch]);
    } catch (error) {
      // Without its session the batch is sent again in the next; receivers know it by its number if it came.
      if (this.#client !== client || !(error instanceof pg.DatabaseError) || error.code?.startsWith("57")) {
        await delay(FIRST_DELAY);
        return;
      }
      this.#log?.error({ err: error }, "hub backplane could not publish");
    }
    this.#queue.splice(0, batch.length);
    for (const payload of batch) this.#queuedBytes -= Buffer.byteLength(payload);
    if (this.#queue.length > 0 || this.#dropped === 0) return;
    this.#log?.warn({ messages: this.#dropped }, "hub backplane dropped messages while the database was away");
    this.#dropped = 0;
  }
}
