/** A stored server address that the deployment allows: every call of the page, and the hub, go there (specification §7). Two portals, each of which allows the other. */
import { expect, type Request, test } from "@playwright/test";
import { hydrated } from "./checks.ts";
import { type Backend, startBackend } from "./upstream/backend.ts";
import { startUpstreamPortal, type UpstreamPortal } from "./upstream/portal.ts";

const port = Number(process.env["E2E_PORT"] ?? 3210) + 90;
const originAt = (offset: number): string => `http://127.0.0.1:${port + offset}`;

let backend: Backend;
let portals: UpstreamPortal[] = [];

test.beforeAll(async () => {
  backend = await startBackend();
  portals = await Promise.all(
    [0, 1].map((offset) => startUpstreamPortal(port + offset, backend.base, { ALLOWED_API_ORIGINS: originAt(1 - offset) })),
  );
});

test.afterAll(async () => {
  await Promise.all(portals.map((portal) => portal.stop()));
  backend.close();
});

test("a stored server address that is allowed gets every call and the hub, cookies included; the page's own has its document's model alone", async ({
  page,
  context,
}) => {
  const [own, other] = [originAt(0), originAt(1)];
  const calls: Request[] = [];
  page.on("request", (request) => ["fetch", "xhr"].includes(request.resourceType()) && calls.push(request));
  // Cookies know no ports: this one is of both portals.
  await context.addCookies([{ name: "kept-by-the-browser", value: "1", url: own }]);
  await page.addInitScript((address) => localStorage.setItem("apiUrl", address), other);
  const socket = page.waitForEvent("websocket");
  await page.goto(`${own}/btc`);
  await hydrated(page);
  expect(new URL((await socket).url()).host).toBe(new URL(other).host);
  await expect(page.locator(".portal-traffic")).toContainText("Đang truy cập");
  await page
    .locator("main a[href='/btc/tin-moi/bai-mot']")
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.locator("h1")).toContainText("Bài một");

  const paths = calls.map((call) => call.url().replace(/\?.*/, ""));
  for (const path of ["paramaters/gets", "public-ip", "apphub/negotiate", "page"]) expect(paths).toContain(`${other}/api/${path}`);
  // What the document was drawn from is part of it: no other portal has that.
  const modelOfDocument = calls.filter((call) => call.url().startsWith(`${own}/api/page?`) && call.url().includes("&hash="));
  expect(modelOfDocument).toHaveLength(1);
  for (const call of calls) {
    if (!modelOfDocument.includes(call)) expect(call.url().startsWith(`${other}/api/`), call.url()).toBe(true);
    if (call.method() !== "OPTIONS") expect((await call.allHeaders())["cookie"], call.url()).toContain("kept-by-the-browser=1");
  }
});
