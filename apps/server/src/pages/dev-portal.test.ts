import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished, test, vi, expect } from "vitest";
import { loadDevelopmentPortal } from "./dev-portal.ts";
import { pageModel } from "../testing/page-model.ts";
import { buildTestApp } from "../testing/test-app.ts";

const entry = (word: string): string => `export const createPortal = (options) => ({
  load: async (path) => ({ page: { ...${JSON.stringify(pageModel("/"))}, path, release: options.release } }),
  render: async (page) => ({ page, links: "", html: \`<!doctype html><html><head><title>${word}</title></head><body>\${options.assets.scripts}</body></html>\` }),
});\n`;

test("in development pages come from the sources through Vite, and follow an edit", async () => {
  const root = mkdtempSync(join(tmpdir(), "portal-dev-"));
  mkdirSync(join(root, "src"));
  writeFileSync(
    join(root, "vite.config.mjs"),
    "export default { logLevel: 'silent', server: { watch: { usePolling: true, interval: 50 } } };",
  );
  writeFileSync(join(root, "src/entry-server.tsx"), entry("one"));
  writeFileSync(join(root, "src/entry-client.tsx"), "export const started: boolean = true;");

  const settings = {
    source: {} as never,
    takesForms: "all" as const,
    defaultSites: { vi: "btc", en: "mof" },
    timeZone: "UTC",
    now: Date.now,
    partCacheBytes: 2 ** 20,
    apiOrigins: [],
    log: () => {},
  };
  const dev = await loadDevelopmentPortal(settings, root);
  onTestFinished(async () => {
    await dev.close();
    rmSync(root, { recursive: true });
  });
  const app = await buildTestApp({ portal: dev.portal, development: dev.development });
  const address = await app.listen({ port: 0, host: "127.0.0.1" });

  const page = await fetch(`${address}/btc`);
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain("<title>one</title>");
  expect(html).toContain("/@vite/client");
  expect(page.headers.get("content-security-policy")).toBeNull();

  const script = await fetch(`${address}/src/entry-client.tsx`);
  expect(script.headers.get("content-type")).toContain("javascript");
  expect(await script.text()).not.toContain(": boolean");
  expect(await (await fetch(`${address}/api/khong-co`)).json()).toMatchObject({ success: false });

  writeFileSync(join(root, "src/entry-server.tsx"), entry("two"));
  await vi.waitFor(async () => expect(await (await fetch(`${address}/btc`)).text()).toContain("<title>two</title>"), 5000);
});
