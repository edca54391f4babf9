/**
 * What a scenario has at hand. Scenarios run in Node and in a page of Chromium alike, so they and this file use nothing of either,
 * and get @microsoft/signalr from whoever runs them.
 */
import type { HubConnection } from "@microsoft/signalr";
import type * as SignalR from "@microsoft/signalr";
import type { TransportName } from "../../src/hub.ts";

export interface Lab {
  readonly signalR: typeof SignalR;
  /** Of the test site. */
  readonly origin: string;
  readonly transport: TransportName;
  /** A connection that is not started. It is stopped when the scenario is over. */
  readonly build: (options?: ConnectionOptions) => HubConnection;
  readonly connect: (options?: ConnectionOptions) => Promise<HubConnection>;
}

export interface ConnectionOptions {
  readonly path?: string;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds before each attempt; without it the client does not come back. */
  readonly reconnect?: readonly number[];
  /** "any" takes what negotiation offers. */
  readonly transport?: "any";
  readonly skipNegotiation?: boolean;
}

export type Scenario = (lab: Lab) => Promise<void>;

/** Milliseconds that a scenario waits for what must come: a safety net, not a rule. */
const TIMEOUT_MS = 8_000;

/** Runs one scenario and stops what it opened. */
export async function runScenario(scenario: Scenario, where: Pick<Lab, "signalR" | "origin" | "transport">): Promise<void> {
  const { signalR, origin, transport } = where;
  const opened: HubConnection[] = [];
  const build = ({
    path = "/testhub",
    token,
    headers,
    reconnect,
    transport: any,
    skipNegotiation,
  }: ConnectionOptions = {}): HubConnection => {
    const builder = new signalR.HubConnectionBuilder()
      .withUrl(new URL(path, origin).href, {
        ...(any ? {} : { transport: signalR.HttpTransportType[transport] }),
        ...(token === undefined ? {} : { accessTokenFactory: () => token }),
        ...(headers ? { headers } : {}),
        ...(skipNegotiation ? { skipNegotiation } : {}),
      })
      .configureLogging(signalR.LogLevel.None);
    if (reconnect) builder.withAutomaticReconnect([...reconnect]);
    const connection = builder.build();
    opened.push(connection);
    return connection;
  };
  const connect = async (options?: ConnectionOptions): Promise<HubConnection> => {
    const connection = build(options);
    await connection.start();
    return connection;
  };
  try {
    await scenario({ ...where, build, connect });
  } finally {
    await Promise.all(opened.map((connection) => connection.stop()));
  }
}

/** @throws Error where the two are not the same as JSON */
export function same(actual: unknown, expected: unknown): void {
  const [got, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (got !== wanted) throw new Error(`Got ${got?.slice(0, 500)} instead of ${wanted?.slice(0, 500)}.`);
}

export function matches(text: string, pattern: RegExp): void {
  if (!pattern.test(text)) throw new Error(`"${text}" does not match ${pattern}.`);
}

/** The message with which a promise fails. @throws Error where it does not fail */
export async function failure(promise: Promise<unknown>): Promise<string> {
  const text = await inTime("a failure", promise).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  if (text === undefined) throw new Error("It succeeded instead of failing.");
  return text;
}

export async function inTime<T>(what: string, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Waited ${TIMEOUT_MS} ms for ${what}.`)), TIMEOUT_MS);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Arguments of the next events of that name. Listens from the call on. */
export async function nextEvents(connection: HubConnection, name: string, count = 1): Promise<unknown[][]> {
  const received: unknown[][] = [];
  const done = new Promise<unknown[][]>((resolve) => {
    connection.on(name, (...args: unknown[]) => {
      if (received.push(args) === count) resolve(received);
    });
  });
  return inTime(`the event ${name}`, done);
}

/** Whether an event of that name came until `until` was through. */
export async function receives(connection: HubConnection, name: string, until: () => Promise<unknown>): Promise<boolean> {
  let received = false;
  const handler = (): void => void (received = true);
  connection.on(name, handler);
  await until();
  connection.off(name, handler);
  return received;
}

export interface Collected {
  readonly items: unknown[];
  /** Undefined where the stream ended in order. */
  readonly error: string | undefined;
}

/** Reads a stream to its end. */
export async function collect(stream: SignalR.IStreamResult<unknown>): Promise<Collected> {
  const items: unknown[] = [];
  return inTime(
    "the end of a stream",
    new Promise((resolve) => {
      stream.subscribe({
        next: (item) => void items.push(item),
        complete: () => resolve({ items, error: undefined }),
        error: (error: unknown) => resolve({ items, error: error instanceof Error ? error.message : String(error) }),
      });
    }),
  );
}

/** Streams items to the server, then the end, or an error. */
export async function feed(subject: SignalR.Subject<unknown>, items: readonly unknown[], error?: string): Promise<void> {
  for (const item of items) {
    subject.next(item);
    await pause(1);
  }
  if (error === undefined) subject.complete();
  else subject.error(new Error(error));
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
