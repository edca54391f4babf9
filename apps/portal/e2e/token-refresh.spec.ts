/** When the running portal refreshes stored tokens, by the clock of the page, and which client id its calls carry (specification §4, §5). */
import { expect, type Page, type Request, test } from "@playwright/test";
import { further, hydrated } from "./checks.ts";

const MINUTE = 60_000;
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** An access token that ends so many milliseconds after a time of the page's clock. */
const tokenEnding = (time: number): string => `h.${Buffer.from(JSON.stringify({ sub: "7", exp: time / 1000 })).toString("base64url")}.s`;

/** Puts values into local storage before the first script runs. The real hub is out of reach: it would refuse tokens that no server signed. */
async function store(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await page.route("**/api/apphub/**", (route) => route.abort());
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, values);
}

/** The hub is tried once the first check for a refresh is over. */
const firstCheck = (page: Page): Promise<Request> => page.waitForRequest("**/api/apphub/**");

const stored = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() => ["site.token", "site.refreshToken"].map((key) => localStorage.getItem(key)));

/** Answers each refresh with a pair that ends so many minutes later, and collects what was asked. */
async function answerRefreshes(page: Page, minutes: number): Promise<{ readonly refreshToken: string }[]> {
  const asked: { readonly refreshToken: string }[] = [];
  await page.route("**/api/authen/refresh", async (route) => {
    asked.push(route.request().postDataJSON());
    const token = tokenEnding((await page.evaluate(() => Date.now())) + minutes * MINUTE);
    await route.fulfill({ json: { success: true, data: { token, refreshToken: `refresh-${asked.length + 1}` }, message: null } });
  });
  return asked;
}

test("the tokens are checked every 5 minutes, not sooner and not later", async ({ page }) => {
  const start = Date.now();
  await page.clock.install({ time: start });
  // Due after 2 minutes: the check after 5 finds it; so again with each pair that the server gives.
  await store(page, { "site.token": tokenEnding(start + 17 * MINUTE), "site.refreshToken": "refresh-1" });
  const asked = await answerRefreshes(page, 17);
  const checked = firstCheck(page);
  await page.goto("/btc/gioi-thieu");
  await hydrated(page);
  await checked;
  for (const round of [1, 2]) {
    // In steps: a timer that is due several times within one step fires once only.
    for (const _ of [1, 2, 3, 4]) await page.clock.fastForward(MINUTE);
    await page.waitForTimeout(200);
    expect(asked).toHaveLength(round - 1);
    await page.clock.fastForward(MINUTE);
    await expect.poll(async () => (await stored(page))[1]).toBe(`refresh-${round + 1}`);
    expect(asked).toHaveLength(round);
  }
  expect(asked.map(({ refreshToken }) => refreshToken)).toEqual(["refresh-1", "refresh-2"]);
});

for (const [length, left, refreshes] of [
  ["a little less than 15 minutes", 15 * MINUTE - 5_000, 1],
  ["a little more than 15 minutes", 15 * MINUTE + 30_000, 0],
] as const)
  test(`a token with ${length} left is refreshed ${refreshes} times at start`, async ({ page }) => {
    await store(page, { "site.token": tokenEnding(Date.now() + left), "site.refreshToken": "refresh-1" });
    const asked = await answerRefreshes(page, 60);
    const checked = firstCheck(page);
    await page.goto("/btc/gioi-thieu");
    await hydrated(page);
    await checked;
    expect(asked).toHaveLength(refreshes);
    expect((await stored(page))[1]).toBe(`refresh-${refreshes + 1}`);
  });

for (const [missing, values] of [
  ["the refresh token", { "site.token": tokenEnding(Date.now() + MINUTE) }],
  ["the access token", { "site.refreshToken": "refresh-1" }],
] as const)
  test(
    `without ${missing} nothing is refreshed, at start and after 5 minutes, and what is stored stays`,
    further(missing === "the access token"),
    async ({ page }) => {
      await page.clock.install();
      await store(page, values);
      const asked = await answerRefreshes(page, 60);
      const checked = firstCheck(page);
      await page.goto("/btc/gioi-thieu");
      await hydrated(page);
      await checked;
      const before = await stored(page);
      await page.clock.fastForward(6 * MINUTE);
      await page.waitForTimeout(200);
      expect(asked).toEqual([]);
      expect(await stored(page)).toEqual(before);
      expect(before.filter((token) => token !== null)).toEqual(Object.values(values));
    },
  );

test("a refresh that the running server refuses removes both tokens, and the page stands", async ({ page }) => {
  await store(page, { "site.token": tokenEnding(Date.now() + MINUTE), "site.refreshToken": "never-issued" });
  const answers: unknown[] = [];
  await page.route("**/api/authen/refresh", async (route) => {
    const response = await route.fetch();
    answers.push(await response.json());
    await route.fulfill({ response });
  });
  await page.goto("/btc/gioi-thieu");
  await hydrated(page);
  await expect.poll(() => answers).toEqual([expect.objectContaining({ success: false })]);
  await expect.poll(() => stored(page)).toEqual([null, null]);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

for (const [kind, given, kept] of [
  ["is missing", undefined, false],
  ["is empty", "", false],
  ["has 37 characters", "x".repeat(37), false],
  ["has 36 characters", "y".repeat(36), true],
] as const)
  test(
    `a stored client id that ${kind} is ${kept ? "kept" : "replaced by a new UUID"}, and calls carry it`,
    further(kind === "is empty" || kind === "has 37 characters"),
    async ({ page }) => {
      await store(page, {
        "site.token": tokenEnding(Date.now() + 60 * MINUTE),
        "site.refreshToken": "refresh-1",
        ...(given !== undefined && { "site.clientId": given }),
      });
      const call = page.waitForRequest("**/api/paramaters/gets**");
      await page.goto("/btc/gioi-thieu");
      await hydrated(page);
      const sent = (await call).headers()["client_id"];
      if (kept) expect(sent).toBe(given);
      else expect(sent).toMatch(UUID);
      expect(await page.evaluate(() => localStorage.getItem("site.clientId"))).toBe(sent);
    },
  );
