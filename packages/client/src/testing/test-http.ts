import { expect, vi } from "vitest";
import { createHttp, type Http, REQUEST_TIMEOUT, type Session } from "../http/http.ts";
import { RETRIES } from "../http/retry-timing.ts";
import type { KeyValueStorage } from "../session/key-value-storage.ts";
import { createTokenStore, type TokenStore } from "../session/token-store.ts";

/** Local storage of one browser; several "tabs" may share it. */
export function memoryStorage(): KeyValueStorage & { readonly entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

export interface Tab {
  readonly http: Http;
  readonly tokens: TokenStore;
  readonly session: Session;
  readonly log: ReturnType<typeof vi.fn<Http["log"]>>;
  /** Called whenever this tab stored or removed tokens. */
  readonly onChange: ReturnType<typeof vi.fn<() => void>>;
}

export const CLIENT_ID = "0b0e4a1c-6f0a-4a63-9d1f-2f5d8f0f9c11";

/** A client with the portal's own numbers, as a browser's tab has it. */
export function openTab(base: string, storage: KeyValueStorage = memoryStorage(), fetcher: typeof fetch = fetch): Tab {
  const onChange = vi.fn<() => void>();
  const log = vi.fn<Http["log"]>();
  const tokens = createTokenStore(storage, onChange);
  const session = { tokens, clientId: CLIENT_ID };
  return {
    http: createHttp({ base, fetch: fetcher, redirect: "follow", timeout: REQUEST_TIMEOUT, retries: RETRIES, session, log }),
    tokens,
    session,
    log,
    onChange,
  };
}

/** A JWT with these claims; its signature is no one's business here. */
export function jwt(claims: Readonly<Record<string, unknown>>): string {
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "RS256", typ: "JWT" })}.${part(claims)}.c2ln`;
}

/** The error that a promise rejects with. */
export const errorOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => expect.fail("It should have failed."),
    (error: unknown) => error,
  );

export const contribution = {
  id: "f1",
  title: "Góp ý dự thảo",
  fullName: "Người góp ý mẫu",
  email: "mau@example.vn",
  address: "Hà Nội",
  content: "Điều 5 & khoản 2, ý riêng",
  phoneNumber: "+84 24 0000 0000",
  captcha: "k7x",
  articleId: "9",
  attachment: undefined,
};
