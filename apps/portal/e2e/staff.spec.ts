/** Signing in to administration in a real browser: its cookie, and passkeys by the browser's own virtual authenticator. */
import { type Browser, expect, type Page, test } from "@playwright/test";
import type { PortalProcesses } from "./processes/portal-processes.ts";
import { addPasskeyDevice } from "../../../scripts/lib/passkey-device.ts";
import { codeOf, startWithAdministrator } from "./staff.ts";

let portal: PortalProcesses;
let email = "";
let password = "";

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  ({ portal, email, password } = await startWithAdministrator("staff"));
});
test.afterAll(() => portal?.stop());

interface Answer {
  readonly status: number;
  readonly refusal: string | null;
  readonly data: Record<string, unknown> | null;
}

/** A call of a page's script, with the browser's cookies. */
const call = (page: Page, method: string, path: string, body?: object): Promise<Answer> =>
  page.evaluate(
    async ([verb, address, json]) => {
      const headers = { "portal-staff": "1", ...(json === undefined ? {} : { "content-type": "application/json" }) };
      const response = await fetch(`/api/admin/${address}`, { method: verb, headers, ...(json === undefined ? {} : { body: json }) });
      const { data } = (await response.json()) as { data: Record<string, unknown> | null };
      return { status: response.status, refusal: response.headers.get("portal-refusal"), data };
    },
    [method, path, body && JSON.stringify(body)] as const,
  );

/** What the browser makes of options: a new passkey, or a signature by one that it has. */
const create = (page: Page, options: unknown): Promise<unknown> =>
  page.evaluate(async (json) => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(json as never);
    return ((await navigator.credentials.create({ publicKey })) as PublicKeyCredential).toJSON();
  }, options);
const sign = (page: Page, options: unknown): Promise<unknown> =>
  page.evaluate(async (json) => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(json as never);
    return ((await navigator.credentials.get({ publicKey })) as PublicKeyCredential).toJSON();
  }, options);

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: portal.baseURL });
  const page = await context.newPage();
  await page.goto("/robots.txt");
  return page;
}

test("an administrator signs in, sets up a passkey, and signs in by it; nothing of it is good twice, or in another browser", async ({
  browser,
}) => {
  const page = await openPage(browser);
  const { session, authenticatorId } = await addPasskeyDevice(page);

  // On http://localhost browsers take the cookie too; no script sees it.
  expect((await call(page, "POST", "session", { email, password })).data).toMatchObject({ secondFactor: { isNeeded: true } });
  const cookie = (await page.context().cookies()).find(({ name }) => name === "__Host-staff");
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: "Strict", path: "/", expires: -1 });
  expect(await page.evaluate(() => document.cookie)).not.toContain("staff");
  expect(await call(page, "GET", "accounts")).toMatchObject({ status: 403, refusal: "second-factor" });

  const options = await call(page, "POST", "second-factor/passkeys/options");
  const created = await create(page, options.data);
  const added = await call(page, "POST", "second-factor/passkeys", { name: "Máy tính", response: created });
  expect(added).toMatchObject({ status: 200, data: { recoveryCodes: { length: 10 } } });
  expect((await call(page, "GET", "accounts")).status).toBe(200);
  expect((await call(page, "POST", "second-factor/passkeys", { name: "Lần nữa", response: created })).status).toBe(422);
  expect((await call(page, "GET", "session")).data).toMatchObject({ secondFactor: { passkeys: [{ name: "Máy tính" }] } });

  // The password alone opens nothing any more, and sets nothing up.
  const thief = await openPage(browser);
  await call(thief, "POST", "session", { email, password });
  expect(await call(thief, "GET", "accounts")).toMatchObject({ status: 403, refusal: "second-factor" });
  expect(await call(thief, "POST", "second-factor/authenticator")).toMatchObject({ status: 403, refusal: "step-up" });
  expect(await call(thief, "POST", "second-factor/passkeys/options")).toMatchObject({ status: 403, refusal: "step-up" });

  // Another tab of another browser asks, this browser signs: an answer is good where it was asked for.
  const foreign = await call(thief, "POST", "session/passkey/options");
  const forThief = await sign(page, foreign.data);
  expect((await call(page, "POST", "session/passkey", { response: forThief })).status).toBe(401);

  await call(page, "DELETE", "session");
  expect((await call(page, "GET", "session")).status).toBe(401);
  const asked = await call(page, "POST", "session/passkey/options");
  const signed = await sign(page, asked.data);
  const copied = (await page.context().cookies()).filter(({ name }) => name === "__Host-staff-challenge");
  expect((await call(page, "POST", "session/passkey", { response: signed })).data).toMatchObject({ member: { email } });
  expect((await call(page, "GET", "accounts")).status).toBe(200);
  // Once more, with the cookie that it was asked with.
  await thief.context().addCookies(copied);
  expect((await call(thief, "POST", "session/passkey", { response: signed })).status).toBe(401);

  // Shown once more, for what asks for it; a signature for signing in is none for that.
  const again = await call(page, "POST", "session/step-up/options");
  const shown = await sign(page, again.data);
  expect((await call(page, "POST", "session/step-up", { passkey: signed })).status).toBe(422);
  expect((await call(page, "POST", "session/step-up", { passkey: shown })).status).toBe(200);
  expect((await call(page, "POST", "session/step-up", { passkey: shown })).status).toBe(422);

  // Without its owner's finger or code the device signs nothing that counts.
  await session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
  const unverified = await call(page, "POST", "session/step-up/options");
  await expect(sign(page, unverified.data)).rejects.toThrow();

  // Not the last factor.
  const id = (created as { id: string }).id;
  expect((await call(page, "DELETE", `second-factor/passkeys/${id}`)).status).toBe(404);
  const { secret } = (await call(page, "POST", "second-factor/authenticator")).data as { secret: string };
  expect((await call(page, "POST", "second-factor/authenticator/confirm", { code: codeOf(secret) })).status).toBe(200);
  expect((await call(page, "DELETE", `second-factor/passkeys/${id}`)).status).toBe(200);
});
