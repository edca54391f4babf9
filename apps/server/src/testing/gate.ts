/** A way to PostgreSQL on loopback that a test shuts and opens, as networks do. */
import { connect, createServer, type Server, type Socket } from "node:net";
import type { AddressInfo } from "node:net";
import pg from "pg";

export interface Gate {
  readonly connection: pg.ClientConfig;
  /** Cuts all connections, and refuses new ones. */
  shut(): void;
  open(): Promise<void>;
  /** Lets nothing through any more on the connections that there are, and breaks none: as a network that loses packets. */
  stall(): void;
  /** New connections lead to these databases in turn; to none: they are taken, and nothing comes back. */
  leadTo(...connectionStrings: readonly string[]): void;
  /** How many times something was sent behind an answer, on all connections: each is a wait for the network. */
  roundTrips(): number;
}

/** @param connectionString of the database; on a socket in a folder, or on TCP */
export async function openGate(connectionString: string): Promise<Gate> {
  const { database, user, password } = new pg.Client(connectionString);
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  let at = 0;
  let targets: readonly string[] = [connectionString];
  let joined = 0;
  let roundTrips = 0;
  const join = (near: Socket): void => {
    const target = targets[joined % Math.max(1, targets.length)];
    joined += 1;
    keep(near, near);
    if (target === undefined) return;
    const { host, port } = new pg.Client(target);
    const far = host.startsWith("/") ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    keep(far, near);
    near.on("close", () => far.destroy());
    near.pipe(far).pipe(near);
    let isAnswered = true;
    near.on("data", () => {
      if (isAnswered) roundTrips += 1;
      isAnswered = false;
    });
    far.on("data", () => (isAnswered = true));
  };
  const keep = (socket: Socket, near: Socket): void => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => {
      sockets.delete(socket);
      near.destroy();
    });
  };
  const gate = {
    shut() {
      server?.close();
      server = undefined;
      for (const socket of sockets) socket.destroy();
    },
    stall() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    leadTo(...connectionStrings: readonly string[]) {
      targets = connectionStrings;
    },
    roundTrips: () => roundTrips,
    async open() {
      const opened = createServer(join);
      await new Promise<void>((resolve, reject) => opened.once("error", reject).listen(at, "127.0.0.1", resolve));
      at = (opened.address() as AddressInfo).port;
      server = opened;
    },
  };
  await gate.open();
  return { ...gate, connection: { host: "127.0.0.1", port: at, database, user, password: password ?? "" } };
}
