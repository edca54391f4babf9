/** The states of the real-time connection, as a page on the running hub goes through them (specification §4). */
import { expect, type Page, test, type WebSocketRoute } from "@playwright/test";
import { hydrated } from "./checks.ts";

const counters = (page: Page) => page.locator(".portal-traffic");
const COUNTS = /^Đang truy cập: [\d.]+ Lượt truy cập đã kết thúc: [\d.]+$/;
const RECONNECTING = "Đang kết nối lại để cập nhật số lượt truy cập";

/** What the page's browser says of its visibility from now on. */
const show = (page: Page, visibility: "visible" | "hidden"): Promise<void> =>
  page.evaluate((state) => {
    Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, visibility);

interface Wire {
  /** Connections that the page has opened, in their order. */
  readonly sockets: WebSocketRoute[];
  readonly warnings: string[];
}

function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  return warnings;
}

/** The page's connections go to the real hub through the test, which may cut them; the page's random numbers are all 0.8. */
async function open(page: Page): Promise<Wire> {
  const wire: Wire = { sockets: [], warnings: warningsOf(page) };
  await page.clock.install();
  await page.addInitScript(() => (Math.random = () => 0.8));
  await page.routeWebSocket(/\/api\/apphub/, (socket) => {
    wire.sockets.push(socket);
    socket.connectToServer();
  });
  await page.goto("/btc/gioi-thieu");
  await hydrated(page);
  return wire;
}

test("Connecting shows no counts, Connected shows them; a page that is shown meanwhile starts no second connection", async ({ page }) => {
  let answer = (): void => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  let negotiations = 0;
  await page.route("**/api/apphub/negotiate**", async (route) => {
    negotiations += 1;
    await held;
    await route.continue();
  });
  const { sockets, warnings } = await open(page);
  await expect.poll(() => negotiations).toBe(1);
  await show(page, "visible");
  await page.waitForTimeout(200);
  await expect(counters(page)).toHaveText("");
  answer();
  await expect(counters(page)).toHaveText(COUNTS);
  await show(page, "visible");
  await page.waitForTimeout(200);
  await expect(counters(page)).toHaveText(COUNTS);
  expect([negotiations, sockets.length]).toEqual([1, 1]);
  expect(warnings).toEqual([]);
});

test("a connection that is lost while Connected is Reconnecting, which the page says, and is back after the random delay", async ({
  page,
}) => {
  const { sockets, warnings } = await open(page);
  await expect(counters(page)).toHaveText(COUNTS);
  await sockets[0]?.close({ code: 1011, reason: "lost" });
  await expect(counters(page)).toHaveText(RECONNECTING);
  await show(page, "visible");
  // 0.8 of 10 s; a start would be repeated after 5 s already.
  await page.clock.fastForward(6_000);
  await page.waitForTimeout(200);
  expect(sockets).toHaveLength(1);
  await expect(counters(page)).toHaveText(RECONNECTING);
  await page.clock.fastForward(3_000);
  await expect(counters(page)).toHaveText(COUNTS);
  expect(sockets).toHaveLength(2);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain("The real-time connection was lost; it is being restored.");
});

test("a page that is shown while Disconnecting waits for Disconnected, and then has one new connection", async ({ page }) => {
  // Long polling says to the server that it ends, and waits for the answer: Disconnecting lasts as long as that is held back.
  await page.addInitScript(() => {
    for (const name of ["WebSocket", "EventSource"]) Reflect.deleteProperty(window, name);
  });
  let negotiations = 0;
  page.on("request", (request) => (negotiations += Number(request.url().includes("/api/apphub/negotiate"))));
  let answer = (): void => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  let endings = 0;
  await page.route("**/api/apphub?**", async (route) => {
    if (route.request().method() === "DELETE") {
      endings += 1;
      await held;
    }
    await route.continue();
  });
  const warnings = warningsOf(page);
  await page.clock.install();
  await page.goto("/btc/gioi-thieu");
  await hydrated(page);
  await expect(counters(page)).toHaveText(COUNTS);
  await show(page, "hidden");
  await page.clock.fastForward(10_000);
  await expect.poll(() => endings).toBe(1);
  await expect(counters(page)).toHaveText("");
  await show(page, "visible");
  await page.waitForTimeout(200);
  expect(negotiations).toBe(1);
  answer();
  await expect(counters(page)).toHaveText(COUNTS);
  expect(negotiations).toBe(2);
  expect(warnings).toEqual([]);
});
