import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const root = join(import.meta.dirname, "../../..");

/** Imports lines into the portal under test while it runs, by the command line. @returns what the command printed */
export async function importContent(lines: readonly object[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "portal-import-"));
  const file = join(folder, "lines.ndjson");
  writeFileSync(file, lines.map((line) => JSON.stringify(line)).join("\n"));
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["--conditions=@portal/source", "apps/server/src/cli/content-cli.ts", "import", file],
      { cwd: root, env: { ...process.env, DATA_DIR: process.env["E2E_DATA_DIR"] ?? "", LOG_LEVEL: "silent" } },
    );
    return stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
