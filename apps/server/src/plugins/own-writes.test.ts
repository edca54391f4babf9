import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { createSigningKeys } from "../features/accounts/tokens/signing-keys.ts";
import { formsBench } from "../features/forms/testing/forms-app.ts";
import { createContentCache } from "../pages/cache/content-cache.ts";
import { isReadingOwnWrites } from "../sources/database/replicated-source.ts";
import { testServices } from "../testing/services.ts";
import { buildTestApp, echoPortal } from "../testing/test-app.ts";

const bench = formsBench();

/** Another process than the one that takes the form, which keeps a page. */
async function keeping() {
  let drawn = 0;
  /** Of the page that was drawn last, whether all that it reads is read from the primary. */
  let readsPrimary = false;
  const portal: typeof echoPortal = {
    ...echoPortal,
    load: (...asked) => {
      drawn += 1;
      readsPrimary = isReadingOwnWrites();
      return echoPortal.load(...asked);
    },
  };
  let at: number | undefined;
  const clock = { now: () => at ?? Date.now() };
  const services = testServices({ db: bench.db(), clock });
  const cache = createContentCache({ megabytes: 8, now: clock.now, isReceiving: undefined });
  const app = await buildTestApp({ portal, cache, services, clock });
  /** @returns whether the page was drawn for it */
  const draws = async (cookie?: string, url = "/btc"): Promise<boolean> => {
    const before = drawn;
    const response = await app.inject({ url, headers: cookie === undefined ? {} : { cookie } });
    expect(response.statusCode).toBe(200);
    return drawn > before;
  };
  await draws();
  expect(await draws()).toBe(false);
  return { draws, readsPrimary: () => readsPrimary, stopClock: (now: number) => void (at = now) };
}

const written = async (): Promise<string> => {
  const { page } = await bench.build();
  return (await page()).cookies.find(({ name }) => name === "__Host-wrote")?.value ?? "";
};

it("who has sent a form gets a cookie for ten seconds", async () => {
  const { page, api } = await bench.build();
  for (const sent of [await page(), await api()])
    expect(sent.cookies).toContainEqual({
      name: "__Host-wrote",
      value: expect.stringMatching(/^\d{13}\.[\w-]+\.[\w-]{43}$/) as string,
      path: "/",
      maxAge: 10,
      httpOnly: true,
      secure: true,
      sameSite: "Lax",
    });
});

it("with it pages are drawn anew by any process, for them alone; others get the kept page", async () => {
  const { draws } = await keeping();
  const value = await written();
  expect(await draws(`a=b; __Host-wrote=${value}`)).toBe(true);
  expect(await draws(`wrote=${value}; c=d`)).toBe(true);
  // Nothing of that is kept for others, and any other cookie is of no account.
  for (const cookie of [undefined, `awrote=${value}`, `wrote2=${value}`]) expect(await draws(cookie)).toBe(false);
});

it("with it a page, and the same page as data, read the primary; without it they do not", async () => {
  const { draws, readsPrimary } = await keeping();
  const cookie = `wrote=${await written()}`;
  for (const url of ["/btc/tin", "/api/page?path=/btc/tin"]) {
    expect([url, await draws(undefined, url), readsPrimary()]).toEqual([url, true, false]);
    expect([url, await draws(cookie, url), readsPrimary()]).toEqual([url, true, true]);
  }
});

it("after ten seconds it gives no right any more, whatever the browser does", async () => {
  const { draws, stopClock } = await keeping();
  const value = await written();
  const end = Number.parseInt(value, 10);
  stopClock(end - 1);
  expect(await draws(`wrote=${value}`)).toBe(true);
  stopClock(end);
  expect(await draws(`wrote=${value}`)).toBe(false);
});

it("no one can make it: another end, another signature, an unknown key, and what was sent before it was signed, get the kept page", async () => {
  const { draws } = await keeping();
  const [end = "", id = "", signature = ""] = (await written()).split(".");
  const later = String(Number(end) + 1);
  const other = `${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}`;
  const forged = [
    `${later}.${id}.${signature}`,
    `${end}.${id}.${other}`,
    `${end}.unknown.${signature}`,
    `${end}.00000000-0000-4000-8000-000000000000.${signature}`,
    `${end}..${signature}`,
    `${end}.${id}`,
    "1",
  ];
  for (const value of forged) expect([value, await draws(`wrote=${value}`)]).toEqual([value, false]);
  // A right for longer than ten seconds is none, though the key is right.
  const { key } = await createSigningKeys(bench.db()).current();
  const far = String(Date.now() + 3_600_000);
  const signed = createHmac("sha256", key).update(`own write ${far}`).digest("base64url");
  expect(await draws(`wrote=${far}.${id}.${signed}`)).toBe(false);
});

it("who was refused has written nothing", async () => {
  const { page } = await bench.build(() => ({ kind: "refused", errors: [{ code: "unavailable" }] }) as never);
  expect((await page()).cookies).toEqual([]);
});
