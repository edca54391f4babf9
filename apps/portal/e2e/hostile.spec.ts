/** Sites whose metadata is broken still give a page; content is brought in while the server runs. */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";

const root = join(import.meta.dirname, "../../..");
const dangerous =
  '{"__proto__":{"polluted":true},"constructor":{"prototype":{"x":1}},"blocks":[{"key":"__proto__","category":"x"},{"key":"slideNews","category":"tin-tieu-diem"}]}';

const sites: Readonly<Record<string, unknown>> = {
  "thu-chuoi-hong": "{hỏng",
  "thu-mang": [1, 2, 3],
  "thu-long-sau": `{"blocks":${"[".repeat(2_500_000)}${"]".repeat(2_500_000)}}`,
  "thu-khoa-la": dangerous,
};

test("a site with hostile metadata still has its page, at once", async ({ request }) => {
  const folder = mkdtempSync(join(tmpdir(), "portal-hostile-"));
  const file = join(folder, "sites.ndjson");
  writeFileSync(
    file,
    Object.entries(sites)
      .map(([slug, metadata]) => JSON.stringify({ kind: "site", slug, name: `Trang thử ${slug}`, language: 1, metadata }))
      .join("\n"),
  );
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--conditions=@portal/source", "apps/server/src/content-cli.ts", "import", file],
    {
      cwd: root,
      env: { ...process.env, DATA_DIR: process.env["E2E_DATA_DIR"] ?? "", LOG_LEVEL: "silent" },
    },
  );
  rmSync(folder, { recursive: true });
  expect(stdout).toMatch(/4 new/);
  for (const slug of Object.keys(sites)) {
    const response = await request.get(`/${slug}`, { timeout: 2000 });
    expect.soft(response.status(), slug).toBe(200);
    expect.soft(await response.text(), slug).toContain(`Trang thử ${slug}`);
  }
});
