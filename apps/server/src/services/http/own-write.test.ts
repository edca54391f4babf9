import { expect, it } from "vitest";
import { buildTestApp, echoPortal } from "../../testing/test-app.ts";
import { formsBench } from "../../features/forms/testing/forms-app.ts";
import { createContentCache } from "../../pages/cache/content-cache.ts";

const bench = formsBench();

it("who has sent a form gets a cookie for ten seconds, with which pages are drawn anew for them alone; others get the kept page", async () => {
  const { page, api } = await bench.build();
  for (const sent of [await page(), await api()])
    expect(sent.cookies).toContainEqual({
      name: "__Host-wrote",
      value: "1",
      path: "/",
      maxAge: 10,
      httpOnly: true,
      secure: true,
      sameSite: "Lax",
    });

  let drawn = 0;
  const portal: typeof echoPortal = {
    ...echoPortal,
    load: (...asked) => {
      drawn += 1;
      return echoPortal.load(...asked);
    },
  };
  const cache = createContentCache({ megabytes: 8, now: Date.now, isHearing: undefined });
  const app = await buildTestApp({ portal, cache });
  const get = async (cookie?: string): Promise<string> => {
    const response = await app.inject({ url: "/btc", headers: cookie === undefined ? {} : { cookie } });
    expect(response.statusCode).toBe(200);
    return String(response.headers["server-timing"]);
  };
  await get();
  await get();
  expect(drawn).toBe(1);
  await get("a=b; __Host-wrote=1");
  await get("wrote=1");
  expect(drawn).toBe(3);
  // Nothing of that is kept for others, and any other cookie is of no account.
  for (const cookie of [undefined, "wrote=2", "awrote=1", "__Host-wrote=11"]) await get(cookie);
  expect(drawn).toBe(3);
});

it("who was refused has written nothing", async () => {
  const { page } = await bench.build(() => ({ kind: "refused", errors: [{ code: "unavailable" }] }) as never);
  expect((await page()).cookies).toEqual([]);
});
