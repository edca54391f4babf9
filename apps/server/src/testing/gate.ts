/** A way to PostgreSQL on loopback that a test shuts and opens, as networks do. */
import { connect, createServer, type Server, type Socket } from "node:net";
import type { AddressInfo } from "node:net";
import pg from "pg";

export interface Gate {
  readonly connection: pg.ClientConfig;
  /** Cuts all connections, and refuses new ones. */
  shut(): void;
  open(): Promise<void>;
  /** Lets nothing through any more, and breaks no connection: as a network that loses packets. */
  stall(): void;
}

/** @param connectionString of the database; on a socket in a folder, or on TCP */
export async function openGate(connectionString: string): Promise<Gate> {
  const { host, port, database, user, password } = new pg.Client(connectionString);
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  let at = 0;
  const join = (near: Socket): void => {
    const far = host.startsWith("/") ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
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
