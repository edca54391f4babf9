/** What the benchmarks use of the peers in their own package.json: the checks run where these are not installed. */
declare module "socket.io" {
  import type { Server as HttpServer } from "node:http";

  export class Server {
    constructor(server: HttpServer, options: { readonly transports: readonly string[]; readonly serveClient: boolean });
    readonly engine: { readonly clientsCount: number };
    emit(event: string, ...args: readonly unknown[]): boolean;
  }
}

declare module "chrome-launcher" {
  export function launch(options: {
    readonly chromePath: string;
    readonly chromeFlags: readonly string[];
    readonly logLevel: "silent";
  }): Promise<{ readonly port: number; kill(): void }>;
}

declare module "lighthouse" {
  interface Category {
    readonly score: number | null;
    readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
  }
  interface Audit {
    readonly score: number | null;
    readonly title: string;
    readonly numericValue?: number;
  }
  interface Result {
    readonly lhr: {
      readonly runtimeError?: { readonly message: string };
      readonly categories: Readonly<Record<string, Category>>;
      readonly audits: Readonly<Record<string, Audit>>;
    };
  }
  export default function lighthouse(
    url: string,
    flags: { readonly port: number; readonly output: "json"; readonly logLevel: "error"; readonly onlyCategories: readonly string[] },
  ): Promise<Result | undefined>;
}
