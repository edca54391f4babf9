/** The stored tokens against the real server: two tabs that refresh at once, and a server address that no one allowed (specification §4, §7). */
import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type APIRequestContext, type BrowserContext, expect, type Page, test } from "@playwright/test";
import { further, hydrated } from "./checks.ts";
import { proofFor } from "./proof.ts";

const password = "Ngân hàng xanh 27 lá";

interface TokenPair {
  readonly token: string;
  readonly refreshToken: string;
}

async function send(request: APIRequestContext, form: string, fields: Readonly<Record<string, string>>): Promise<TokenPair | undefined> {
  const answer = await request.post(`/api/forms/${form}`, { form: { key: randomUUID(), language: "vi", page: "/", ...fields } });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { data: { tokens?: TokenPair } }).data.tokens;
}

/** Of the browser that every session here is opened for. */
const clientId = "0b0e4a1c-6f0a-4a63-9d1f-2f5d8f0f9c11";

/** A new account. @returns its address */
async function register(request: APIRequestContext): Promise<string> {
  const email = `phien-${randomUUID().slice(0, 8)}@thu.example`;
  const captchaId = randomUUID();
  const captchaProof = await proofFor(request, captchaId, "registration");
  await send(request, "registration", { fullName: "Người Dùng Mẫu", email, password, consent: "yes", captchaId, captchaProof });
  const outbox = join(process.env["E2E_DATA_DIR"] ?? "", "outbox");
  let mail = "";
  await expect
    .poll(() => {
      mail =
        (existsSync(outbox) ? readdirSync(outbox) : [])
          .map((name) => readFileSync(join(outbox, name), "utf8"))
          .find((text) => text.includes(email)) ?? "";
      return mail;
    })
    .toContain("token=");
  const whole = mail.replaceAll("=\r\n", "").replaceAll("=3D", "=");
  await send(request, "activation", { token: /token=([\w-]+)/.exec(whole)?.[1] ?? "" });
  return email;
}

async function logIn(request: APIRequestContext, email: string): Promise<TokenPair> {
  const tokens = await send(request, "login", { email, password, clientId });
  if (!tokens) throw new Error("The log-in brought no tokens.");
  return tokens;
}

interface Tab extends Window {
  /** What the portal does every 5 minutes. */
  check?: () => void;
  refreshes: number;
  pending: number;
}

/** A clock in which the first token is due and fresh ones are not, the portal's 5-minute check at hand, and a count of refreshes. */
function prepare({ isLocked, ahead }: { isLocked: boolean; ahead: number }): void {
  const tab = window as unknown as Tab;
  const now = Date.now.bind(Date);
  Date.now = () => now() + ahead;
  const every = window.setInterval.bind(window);
  window.setInterval = ((handler: () => void, delay?: number) => {
    if (delay === 5 * 60_000) tab.check = handler;
    return every(handler, delay);
  }) as typeof window.setInterval;
  tab.refreshes = 0;
  tab.pending = 0;
  const ask = window.fetch.bind(window);
  window.fetch = async (address, init) => {
    const isRefresh = typeof address === "string" && address.endsWith("/authen/refresh");
    tab.refreshes += Number(isRefresh);
    tab.pending += Number(isRefresh);
    try {
      return await ask(address, init);
    } finally {
      tab.pending -= Number(isRefresh);
    }
  };
  if (!isLocked) Object.defineProperty(navigator, "locks", { value: undefined });
}

interface Pair {
  readonly access: string | null;
  readonly refresh: string | null;
}

/**
 * Puts the old access token back, with the newest refresh token, and waits until both tabs see it. Rounds are milliseconds apart, where visitors'
 * refreshes are a quarter of an hour apart: without waiting, a tab whose view of the storage lags would bring a refresh token of many rounds ago.
 */
async function makeDue(tabs: readonly [Page, Page], due: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    const refresh = await tabs[0].evaluate((token) => {
      localStorage.setItem("site.token", token);
      return localStorage.getItem("site.refreshToken");
    }, due);
    const seen = await Promise.all(tabs.map((tab) => tab.evaluate(sees, { access: due, refresh })));
    if (seen.every(Boolean)) return;
  }
  throw new Error("The tabs do not agree on the stored tokens.");
}

/** Whether this tab finds the pair in the storage, waiting a moment for it. */
async function sees({ access, refresh }: Pair): Promise<boolean> {
  for (let turn = 0; turn < 100; turn += 1) {
    if (localStorage.getItem("site.token") === access && localStorage.getItem("site.refreshToken") === refresh) return true;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return false;
}

/** One round in one tab: checks, and waits until its own refresh, if it makes one, is over. @returns the refresh token that it finds then */
async function round(due: string): Promise<string | null> {
  const tab = window as unknown as Tab;
  tab.check?.();
  const stored = () => localStorage.getItem("site.token");
  while (tab.pending > 0 || stored() === due) {
    if (stored() === null) throw new Error("The tokens are gone: the visitor was logged out.");
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  // Whoever waits for the lock has its turn before the next round.
  await navigator.locks?.request("site.token-refresh", () => undefined);
  return localStorage.getItem("site.refreshToken");
}

async function openTabs(context: BrowserContext, { token, refreshToken }: TokenPair): Promise<readonly [Page, Page]> {
  const [one, two] = [await context.newPage(), await context.newPage()];
  for (const page of [one, two]) {
    await page.goto("/btc/gioi-thieu");
    await hydrated(page);
    await page.waitForFunction(() => (window as unknown as Tab).check !== undefined);
  }
  await one.evaluate(
    (pair) => {
      localStorage.setItem("site.clientId", pair.clientId);
      localStorage.setItem("site.refreshToken", pair.refreshToken);
      localStorage.setItem("site.token", pair.token);
    },
    { token, refreshToken, clientId },
  );
  return [one, two];
}

/** As many visitors as share the rounds, at the same time: most of a round is waiting for the server and for the other tab. */
const VISITORS = 4;
/** A first token is older than this when its rounds begin; a fresh one is refreshed into the next within it. */
const AGE = 5_000;

/** `npm run verify` takes a thousand, as many as it takes of the server alone (accounts/processes.test.ts). */
const ROUNDS = Number(process.env["SESSION_ROUNDS"] ?? 80);

for (const isLocked of [true, false]) {
  test(
    `two tabs that refresh at once, ${isLocked ? "under Web Locks" : "without Web Locks"}: no one is logged out`,
    further(!isLocked),
    async ({ browser, request, baseURL }) => {
      test.setTimeout(300_000);
      const email = await register(request);
      const sessions = await Promise.all(Array.from({ length: VISITORS }, () => logIn(request, email)));
      const begun = sleep(AGE + 1_000);
      await Promise.all(
        sessions.map(async (tokens) => {
          const context = await browser.newContext({ baseURL: baseURL ?? "" });
          // The first token has 30 minutes: after AGE less than 15 are left, by this clock.
          await context.addInitScript(prepare, { isLocked, ahead: 15 * 60_000 - AGE });
          const tabs = await openTabs(context, tokens);
          await begun;
          const last = await refreshAtOnce(tabs, tokens, { isLocked, rounds: ROUNDS / VISITORS });
          const answer = await request.post("/api/authen/refresh", { data: { clientId, ...last } });
          expect(answer.status()).toBe(200);
          await context.close();
        }),
      );
    },
  );
}

/** @returns what is stored after the last round */
async function refreshAtOnce(
  tabs: readonly [Page, Page],
  { token: due }: TokenPair,
  { isLocked, rounds }: { isLocked: boolean; rounds: number },
): Promise<TokenPair> {
  const seen = new Set<string | null>();
  for (let turn = 0; turn < rounds; turn += 1) {
    await makeDue(tabs, due);
    for (const refresh of await Promise.all(tabs.map((tab) => tab.evaluate(round, due)))) seen.add(refresh);
  }
  expect(seen).not.toContain(null);
  // One new refresh token in each round, whichever tab asked for it. A tab that sees the new refresh token before the new access token asks once more.
  expect(seen.size).toBeGreaterThanOrEqual(rounds);
  expect(seen.size).toBeLessThan(rounds * 1.1);
  let refreshes = 0;
  for (const tab of tabs) refreshes += await tab.evaluate(() => (window as unknown as Tab).refreshes);
  // Under the lock one tab asks and the other takes what it stored, unless its view of the storage lags behind: then the server's grace
  // gives it the same successor.
  expect(refreshes).toBeGreaterThanOrEqual(rounds);
  if (isLocked) expect(refreshes).toBeLessThan(rounds * 1.8);
  return tabs[0].evaluate(() => ({
    token: localStorage.getItem("site.token") ?? "",
    refreshToken: localStorage.getItem("site.refreshToken") ?? "",
  }));
}

test("a stored server address that no one allowed gets no request and no token; the portal's own does", async ({
  page,
  baseURL,
  request,
}) => {
  const { token, refreshToken } = await logIn(request, await register(request));
  const strangers: string[] = [];
  await page.route(
    (url) => url.origin !== baseURL,
    (route) => {
      strangers.push(route.request().url());
      return route.abort();
    },
  );
  const own: string[] = [];
  page.on("request", (sent) => {
    const { origin } = new URL(sent.url());
    if (sent.headers()["authorization"] === `Bearer ${token}`) (origin === baseURL ? own : strangers).push(sent.url());
  });
  await page.addInitScript(
    ([access = "", refresh = ""]) => {
      localStorage.setItem("apiUrl", "https://evil.example");
      localStorage.setItem("site.token", access);
      localStorage.setItem("site.refreshToken", refresh);
    },
    [token, refreshToken],
  );
  await page.goto("/btc/gioi-thieu");
  await hydrated(page);
  await expect.poll(() => own.length).toBeGreaterThan(0);
  await page.waitForTimeout(1_000);
  expect(strangers).toEqual([]);
});
