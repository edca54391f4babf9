import { expect, it, vi } from "vitest";
import { memoryStorage } from "../testing/test-http.ts";
import { ACCESS_TOKEN_KEY, createTokenStore, REFRESH_TOKEN_KEY } from "./token-store.ts";

const pair = { token: "t1", refreshToken: "r1" };

it("access and refresh token are kept in local storage", () => {
  const storage = memoryStorage();
  createTokenStore(storage, () => {}).store(pair);
  expect(Object.fromEntries(storage.entries)).toEqual({ [ACCESS_TOKEN_KEY]: "t1", [REFRESH_TOKEN_KEY]: "r1" });
});

it("sees at once what another tab stored", () => {
  const storage = memoryStorage();
  const [one, two] = [createTokenStore(storage, () => {}), createTokenStore(storage, () => {})];
  one.store(pair);
  expect([two.access, two.refresh]).toEqual(["t1", "r1"]);
});

it("tells each change once, and clearing nothing is none", () => {
  const onChange = vi.fn<() => void>();
  const tokens = createTokenStore(memoryStorage(), onChange);
  tokens.clear();
  expect(onChange).not.toHaveBeenCalled();
  tokens.store(pair);
  tokens.clear();
  tokens.clear();
  expect(onChange).toHaveBeenCalledTimes(2);
});

it("clears a refresh token that stands alone too", () => {
  const storage = memoryStorage();
  storage.setItem(REFRESH_TOKEN_KEY, "r1");
  createTokenStore(storage, () => {}).clear();
  expect(storage.entries.size).toBe(0);
});

it.each(["", "a b", "a\nb", "tờ"])("a stored token that no header can carry is none: %j", (token) => {
  const storage = memoryStorage();
  storage.setItem(ACCESS_TOKEN_KEY, token);
  expect(createTokenStore(storage, () => {}).access).toBeUndefined();
});
