/** What the benchmark uses of socket.io: the checks run where the peers are not installed. */
declare module "socket.io" {
  import type { Server as HttpServer } from "node:http";

  export class Server {
    constructor(server: HttpServer, options: { readonly transports: readonly string[]; readonly serveClient: boolean });
    readonly engine: { readonly clientsCount: number };
    emit(event: string, ...args: readonly unknown[]): boolean;
  }
}
