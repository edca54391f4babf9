/** PostgreSQL behind a connection that fails at the worst moment: the commit has happened, and its answer never arrives. */
import { createServer, connect, type Socket } from "node:net";
import type { AddressInfo } from "node:net";
import pg from "pg";

export interface HeldCommit {
  /** The same database, reached through here. */
  readonly connectionString: string;
  /** From now on, no answer to the commit of a transaction that says `marker` is passed on. @returns resolves when one was held back */
  hold(marker: string): Promise<void>;
  close(): Promise<void>;
}

/** @param target - a connection string as node-postgres takes it, of a host or of a folder with a socket */
export async function holdCommits(target: string): Promise<HeldCommit> {
  const { host, port, user = "", password, database = "" } = new pg.Client({ connectionString: target });
  let holding: { readonly marker: string; readonly reached: () => void } | undefined;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = host.startsWith("/") ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    let isMarked = false;
    let isHeld = false;
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => [client, upstream].forEach((one) => one.destroy()));
    }
    client.on("data", (chunk) => {
      const text = chunk.toString("latin1");
      isMarked ||= holding !== undefined && text.includes(holding.marker);
      if (isMarked && holding && /\0*commit\0/i.test(text)) {
        isHeld = true;
        const { reached } = holding;
        holding = undefined;
        // PostgreSQL answers the commit once it is durable; that answer stays here.
        upstream.once("data", () => reached());
      }
      upstream.write(chunk);
    });
    upstream.on("data", (chunk) => (isHeld ? undefined : client.write(chunk)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port: own } = server.address() as AddressInfo;
  const who = `${encodeURIComponent(user)}:${encodeURIComponent(password ?? "")}`;
  return {
    connectionString: `postgresql://${who}@127.0.0.1:${own}/${encodeURIComponent(database)}`,
    hold: (marker) => new Promise((reached) => (holding = { marker, reached })),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
