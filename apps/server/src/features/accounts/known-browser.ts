/** Browsers that have logged in to an account before: others who guess its password make nothing harder for them. */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { FormCookie } from "../forms/action.ts";
import type { SigningKeys } from "./tokens/signing-keys.ts";

export const BROWSER_COOKIE = "browser";
/** Seconds. Keys are replaced after as long; a browser that logs in gets a new cookie each time. */
const LIFETIME = 90 * 86_400;

const signed = (key: Parameters<typeof createHmac>[1], account: string, id: string): Buffer =>
  createHmac("sha256", key).update(`known browser\0${account}\0${id}`).digest();

/** For a browser that has just logged in. It travels to the log-in (`path`) alone, and says to no one else whose browser it is. */
export async function knownBrowserCookie(keys: SigningKeys, account: string, path: string): Promise<FormCookie> {
  const { id: kid, key } = await keys.current();
  const id = randomBytes(16).toString("base64url");
  const value = [kid, id, signed(key, account, id).toString("base64url")].join(".");
  return { name: BROWSER_COOKIE, value, path, maxAge: LIFETIME };
}

/** @returns the browser's random id, where the cookie is ours and of this account */
export async function knownBrowser(keys: SigningKeys, cookie: string | undefined, account: string): Promise<string | undefined> {
  const [, kid = "", id = "", mac = ""] = /^([\da-f-]{36})\.([\w-]{22})\.([\w-]{43})$/.exec(cookie ?? "") ?? [];
  const key = kid === "" ? undefined : await keys.find(kid);
  return key && timingSafeEqual(signed(key, account, id), Buffer.from(mac, "base64url")) ? id : undefined;
}
