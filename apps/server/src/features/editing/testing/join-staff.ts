/** Somebody who joins the staff as they would: by the link of a mail, a password, and an authenticator. */
import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { SiteRole } from "@portal/contracts";
import { expect } from "vitest";
import type { TestStaff } from "../../../testing/staff.ts";
import { totpCode } from "../../../testing/totp.ts";

const PASSWORD = "một câu dài dễ nhớ 2026";
const OWN_PAGE = { "portal-staff": "1", "sec-fetch-site": "same-origin" };

interface Joining {
  /** Of a running portal, and where it writes its mail. */
  readonly base: string;
  readonly outbox: string;
  readonly administrator: Pick<TestStaff, "headers">;
  readonly roles: readonly { readonly site: string; readonly role: SiteRole }[];
}

/** Invites a new person and plays them. @returns the headers of their browser, which has shown the second factor */
export async function joinStaff({ base, outbox, administrator, roles }: Joining): Promise<Pick<TestStaff, "headers">> {
  const email = `${randomUUID()}@cuc.example`;
  const post = async (path: string, payload: object, headers: Readonly<Record<string, string>>) => {
    const body = JSON.stringify(payload);
    const answer = await fetch(`${base}/api/${path}`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body,
    });
    expect([path, answer.status, await answer.clone().text()]).toMatchObject([path, 200, {}]);
    return { cookie: cookieOf(answer), data: ((await answer.json()) as { data: Record<string, unknown> }).data };
  };
  await post("admin/invitations", { email, name: "Cán bộ mới", language: "vi", roles }, administrator.headers);
  const link = await mailedLink(outbox, email);
  const page = await (await fetch(base + link.pathname + link.search)).text();
  const token = link.searchParams.get("token") ?? "";
  // What the page's own form sends.
  expect(page).toContain(`name="token" value="${token}"`);
  const fields = { form: "passwordReset", key: randomUUID(), language: "vi", page: link.pathname, token, password: PASSWORD };
  const taken = await fetch(`${base}/api/forms/passwordReset`, { method: "POST", body: new URLSearchParams(fields) });
  expect(taken.status).toBe(200);
  const signedIn = await post("admin/session", { email, password: PASSWORD }, OWN_PAGE);
  const before = { ...OWN_PAGE, cookie: signedIn.cookie };
  const { secret } = (await post("admin/second-factor/authenticator", {}, before)).data;
  const enrolled = await post("admin/second-factor/authenticator/confirm", { code: totpCode(String(secret)) }, before);
  return { headers: { ...OWN_PAGE, cookie: enrolled.cookie } };
}

const cookieOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .find((each) => each.startsWith("__Host-staff="))
    ?.split(";")[0] ?? "";

/** The link in the message to an address, once it was written. */
async function mailedLink(outbox: string, email: string): Promise<URL> {
  const read = async (): Promise<string> => {
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith(".eml"));
    const messages = await Promise.all(names.map((name) => readFile(join(outbox, name), "utf8")));
    const [, body = ""] = messages.find((message) => message.includes(`To: ${email}`))?.split("\r\n\r\n") ?? [];
    // Base64 or quoted-printable, as the mail program that reads it finds best.
    const text = body.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "=");
    return /^http\S+token=\S+/m.exec(`${text}\n${Buffer.from(body, "base64").toString()}`)?.[0] ?? "";
  };
  let found = "";
  await expect.poll(async () => (found = await read())).not.toBe("");
  return new URL(found);
}
