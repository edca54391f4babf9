/** Signs in to administration as its own interface does, and takes a token for the test's calls; a portal with an administrator. */
import { createHmac } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { type Browser, expect, type Page } from "@playwright/test";
import { addPasskeyDevice } from "../../../scripts/lib/passkey-device.ts";
import { mailsTo } from "./outbox.ts";
import { type PortalProcesses, startPortal } from "./processes/portal-processes.ts";
import { copyPrepared } from "./processes/prepared-folder.ts";

interface Administrator {
  readonly email: string;
  readonly password: string;
}

/** A portal of a test file's own, with its first administrator. The file stops it. @param name of its folder */
export async function startWithAdministrator(
  name: string,
): Promise<{ readonly portal: PortalProcesses; readonly dataDir: string } & Administrator> {
  const dataDir = mkdtempSync(join(process.env["E2E_DATA_DIR"] ?? "", `${name}-`));
  const said = copyPrepared(dataDir);
  const portal = await startPortal({ dataDir, port: 0 });
  // By the process that was first, and by no start after that.
  const shown = [...(said + portal.said).matchAll(/Administrator account (\S+), password (\S+)/g)];
  expect(shown).toHaveLength(1);
  const [, email = "", password = ""] = shown[0] ?? [];
  return { portal, dataDir, email, password };
}

/** A window of administration, in which the administrator of a portal of its own has signed in and set up a passkey. */
export async function signIn(
  browser: Browser,
  { portal, email, password }: Administrator & { readonly portal: PortalProcesses },
): Promise<Page> {
  const context = await browser.newContext({ baseURL: portal.baseURL, reducedMotion: "reduce", viewport: { width: 1440, height: 1000 } });
  const page = await context.newPage();
  await addPasskeyDevice(page);
  await page.goto("/quan-tri");
  await page.getByLabel("Địa chỉ email").fill(email);
  await page.getByLabel("Mật khẩu").fill(password);
  await page.getByRole("button", { name: "Đăng nhập", exact: true }).click();
  await page.getByRole("button", { name: "Tạo khóa truy cập" }).click();
  await page.getByRole("button", { name: "Tôi đã lưu các mã" }).click();
  await expect(page.getByRole("heading", { name: "Trang bắt đầu" })).toBeFocused();
  return page;
}

/** A call of administration, as the member whose page it is. */
export const call = <T>(by: Page, path: string, method: string, body?: object, ifMatch?: string): Promise<T> =>
  by.evaluate(
    async ([path, method, body, tag]) => {
      const headers = { "portal-staff": "1", ...(body && { "content-type": "application/json" }), ...(tag && { "if-match": tag }) };
      const response = await fetch(`/api/admin/${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
      if (!response.ok) throw new Error(await response.text());
      return ((await response.json()) as { data: T }).data;
    },
    [path, method, body, ifMatch] as const,
  );

export interface Invited {
  readonly portal: PortalProcesses;
  readonly dataDir: string;
  readonly name: string;
  readonly email?: string;
  readonly roles: readonly { readonly site: string; readonly role: string }[];
}

/** Sets a password by the mailed link, and signs in with it. */
export async function followInvitation(page: Page, { dataDir, email, password }: Administrator & Pick<Invited, "dataDir">): Promise<void> {
  const mailed = (): string => /\/btc\/tai-khoan\/[\w-]+\?token=[\w.-]+(?=\s)/.exec(mailsTo(email, dataDir)[0] ?? "")?.[0] ?? "";
  await expect.poll(mailed).not.toBe("");
  await page.goto(mailed());
  for (const field of await page.locator("main input[type=password]").all()) await field.fill(password);
  await page.locator("main form").getByRole("button").last().click();
  await page.waitForURL(({ searchParams }) => !searchParams.has("token"));
  await page.goto("/quan-tri");
  await page.getByLabel("Địa chỉ email").fill(email);
  await page.getByLabel("Mật khẩu").fill(password);
  await page.getByRole("button", { name: "Đăng nhập", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Trang bắt đầu" })).toBeFocused();
}

/** Invites somebody, and plays them. @param by the administrator's page. @returns a window in which they have signed in */
export async function joinStaff(
  browser: Browser,
  by: Page,
  { portal, dataDir, name, email = "soan@staff.example", roles }: Invited,
): Promise<Page> {
  await call(by, "invitations", "POST", { email, name, language: "vi", roles });
  const context = await browser.newContext({ baseURL: portal.baseURL, reducedMotion: "reduce", viewport: { width: 1440, height: 1000 } });
  const page = await context.newPage();
  await followInvitation(page, { dataDir, email, password: "mật khẩu của người soạn 1" });
  return page;
}

/** Submits, approves and publishes the change set whose page is open. */
export async function publishChangeSet(page: Page): Promise<void> {
  for (const [button, state] of [
    ["Gửi phê duyệt", "Chờ phê duyệt"],
    ["Phê duyệt", "Đã phê duyệt"],
    ["Xuất bản ngay", "Đã xuất bản"],
  ] as const) {
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: state })).toBeVisible();
  }
}

/** The code of an authenticator (RFC 6238), made without the library that the server checks it with. */
export function codeOf(secret: string): string {
  const bits = Array.from(secret, (letter) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0")).join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const mac = createHmac("sha1", key).update(step).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, "0");
}

/** For who has no second factor yet: sets one up. @returns a bearer token for calls below /api/admin */
export async function staffToken(baseURL: string, email: string, password: string): Promise<string> {
  let cookie = "";
  const post = async <T>(path: string, body?: object): Promise<T> => {
    const headers = { "portal-staff": "1", cookie, ...(body ? { "content-type": "application/json" } : {}) };
    const response = await fetch(`${baseURL}/api/admin/${path}`, {
      method: "POST",
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { data, message } = (await response.json()) as { data: T; message: string | null };
    if (!response.ok) throw new Error(`${path}: ${message}`);
    cookie = response.headers.getSetCookie().find((each) => each.startsWith("__Host-staff=")) ?? cookie;
    return data;
  };
  await post("session", { email, password });
  const { secret } = await post<{ secret: string }>("second-factor/authenticator");
  await post("second-factor/authenticator/confirm", { code: codeOf(secret) });
  return (await post<{ token: string }>("sessions", { name: "End-to-end test", days: 1 })).token;
}
