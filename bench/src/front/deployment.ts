/** What starts the programs of deploy/ for measurements: the same as in the tests of apps/server. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";

export interface Running {
  stop(): Promise<void>;
}

/** Of apps/server/src/deployment/testing, which no bundle holds: it finds the files of deploy/ beside itself. */
export interface Deployment {
  /** For which nginx answers. */
  readonly HOST: string;
  readonly startNginx: (options: {
    readonly processes: readonly number[];
    readonly edits?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  }) => Promise<Running & { readonly port: number }>;
  readonly startVarnish: (processes: readonly [number, number]) => Promise<Running & { readonly base: string; readonly purgeUrl: string }>;
  readonly startPurgerProcess: (connectionString: string, varnishUrl: string) => Promise<Running>;
  readonly startProgram: (file: string, args: readonly string[], port: number) => Promise<Running>;
  readonly openFolder: () => { readonly folder: string; readonly remove: () => void };
  readonly program: (name: string) => string;
  readonly freePorts: (count: number) => Promise<number[]>;
}

/** @param root the checkout */
export async function loadDeployment(root: string): Promise<Deployment> {
  const load = async (file: string) =>
    (await import(pathToFileURL(join(root, "apps/server/src/deployment/testing", file)).href)) as Partial<Deployment>;
  const files = ["nginx.ts", "varnish.ts", "purger-process.ts", "running-program.ts", "programs.ts"];
  return Object.assign({}, ...(await Promise.all(files.map(load)))) as Deployment;
}
