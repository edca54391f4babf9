import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import type { Pool, PoolClient } from "pg";
import { OUTDATED_PLAN } from "./prepared-db.ts";
import { createStatementNames, type StatementNames } from "./statement-names.ts";

/** What must be true of a connection, or nothing that is read there is used. */
export interface Precondition {
  /** Asked on the connection before the statements of each round trip, and sent with them. */
  statement(): Statement;
  /** @throws where it is not true */
  check(row: unknown): void;
  /** A round trip took too long, or got no connection; its reader may have left before. */
  onGivenUp(error: unknown): void;
}

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export interface PreconditionOptions {
  readonly precondition: Precondition;
  /** Milliseconds in which a connection is to be had and the precondition answered. */
  readonly answerMs: number;
  /** Milliseconds for all of a round trip. */
  readonly readMs: number;
}

/**
 * For reads alone: statements that are asked for at the same time go over one connection in one round trip, each prepared there under a name.
 * One that fails leaves the others as they are. There are no transactions: statements of different readers share a connection.
 * @param pool - of connections that pipeline
 * @param checked - where every round trip has a precondition, and a limit in time, after which its connection is closed
 */
export const pipelinedDialect = (pool: Pool, checked?: PreconditionOptions): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new PipelinedDriver(pool, checked),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});

class PipelinedDriver implements Driver {
  readonly #pool: Pool;
  readonly #checked: PreconditionOptions | undefined;
  readonly #names = createStatementNames();
  /** What statements of this moment join. */
  #open: RoundTrip | undefined;

  constructor(pool: Pool, checked: PreconditionOptions | undefined) {
    this.#pool = pool;
    this.#checked = checked;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<RoundTrip> {
    if (!this.#open) {
      const client = this.#pool.connect();
      const opened = this.#checked ? new CheckedRoundTrip(client, this.#names, this.#checked) : new RoundTrip(client, this.#names);
      this.#open = opened;
      // Everything that one reader asks for at once is asked for before the event loop turns.
      setImmediate(() => this.#close(opened));
    }
    this.#open.users += 1;
    return this.#open;
  }

  async releaseConnection(joined: DatabaseConnection): Promise<void> {
    const left = joined as RoundTrip;
    left.users -= 1;
    if (left.users > 0) return;
    this.#close(left);
    await left.release();
  }

  #close(opened: RoundTrip): void {
    if (this.#open === opened) this.#open = undefined;
  }

  beginTransaction = refuse;
  commitTransaction = refuse;
  rollbackTransaction = refuse;

  destroy(): Promise<void> {
    return this.#pool.end();
  }
}

const refuse = (): Promise<never> =>
  Promise.reject(new Error("Reads of pages share connections: ask the database of forms for a transaction."));

/** A connection that breaks fails the statements on it: they have the reason. */
const ignore = (): void => undefined;

class RoundTrip implements DatabaseConnection {
  protected readonly client: Promise<PoolClient>;
  readonly #names: StatementNames;
  /** Statements that are not done yet. */
  users = 0;
  protected isBroken = false;

  constructor(client: Promise<PoolClient>, names: StatementNames) {
    this.client = client;
    client.then(
      (connected) => connected.on("error", ignore),
      () => undefined, // Each statement has the reason.
    );
    this.#names = names;
  }

  async release(): Promise<void> {
    const client = await this.client.catch(() => undefined); // Each reader has had the reason.
    client?.off("error", ignore);
    client?.release(this.isBroken);
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.send(await this.client, query);
  }

  protected async send<R>(client: PoolClient, { sql, parameters }: Statement): Promise<QueryResult<R>> {
    const name = this.#names(sql);
    try {
      // By callback: rows that pg hands over by its own promise stay in memory until the next full collection (20 % of a page's CPU).
      const statement = { text: sql, values: [...parameters], ...(name !== undefined && { name }) };
      return await new Promise((resolve, reject) => {
        client.query<R & object>(statement, (error: Error | null, result) => (error ? reject(error) : resolve({ rows: result.rows })));
      });
    } catch (error) {
      if (OUTDATED_PLAN.has((error as { code?: string }).code)) this.isBroken = true;
      throw error;
    }
  }

  streamQuery(): never {
    throw new Error("Reads of pages are not streamed: they share a connection.");
  }
}

/** One whose answers are used only if the precondition is true, and which is given up when it takes too long. */
class CheckedRoundTrip extends RoundTrip {
  readonly #precondition: Precondition;
  readonly #answerTimer: NodeJS.Timeout;
  readonly #readTimer: NodeJS.Timeout;
  #check: Promise<void> | undefined;
  #isAnswered = false;
  #isReleased = false;
  #givenUp: Error | undefined;

  constructor(client: Promise<PoolClient>, names: StatementNames, { precondition, answerMs, readMs }: PreconditionOptions) {
    super(client, names);
    this.#precondition = precondition;
    this.#answerTimer = this.#giveUpAfter(answerMs, () => this.#isAnswered);
    this.#readTimer = this.#giveUpAfter(readMs, () => this.#isReleased);
    client.catch((error: unknown) => {
      if (!this.#givenUp) precondition.onGivenUp(error);
    });
  }

  override async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const client = await this.client;
    if (this.#givenUp) throw this.#givenUp;
    this.#check ??= this.#ask(client);
    // Until both have ended: then the connection is released.
    const [check, answer] = await Promise.allSettled([this.#check, this.send<R>(client, query)]);
    if (this.#givenUp) throw this.#givenUp;
    if (check.status === "rejected") throw check.reason;
    if (answer.status === "rejected") throw answer.reason;
    return answer.value;
  }

  override release(): Promise<void> {
    this.#isReleased = true;
    clearTimeout(this.#answerTimer);
    clearTimeout(this.#readTimer);
    return super.release();
  }

  async #ask(client: PoolClient): Promise<void> {
    const { rows } = await this.send(client, this.#precondition.statement());
    this.#isAnswered = true;
    this.#precondition.check(rows[0]);
  }

  #giveUpAfter(ms: number, isDone: () => boolean): NodeJS.Timeout {
    const giveUp = (): void => {
      if (isDone() || this.#isReleased || this.#givenUp) return;
      this.#givenUp = new Error(`The database did not answer within ${ms} ms.`);
      this.isBroken = true;
      this.#precondition.onGivenUp(this.#givenUp);
      // A connection that is ended politely waits for the answers.
      this.client.then(
        (client) => client.connection.stream.destroy(),
        () => undefined,
      );
    };
    // Once what waits in the socket was read: this process may have been busy itself.
    return setTimeout(() => setImmediate(giveUp), ms);
  }
}
