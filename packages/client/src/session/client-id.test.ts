import { describe, expect, it, vi } from "vitest";
import { memoryStorage } from "../testing/test-http.ts";
import { CLIENT_ID_KEY, ensureClientId } from "./client-id.ts";
import { totalStorage } from "./key-value-storage.ts";
import { randomUuid } from "./random-uuid.ts";

const fresh = "0b0e4a1c-6f0a-4a63-9d1f-2f5d8f0f9c11";

describe("a stored client id that is empty, missing or longer than 36 characters is replaced by a new random UUID", () => {
  it.each([
    ["missing", undefined, fresh],
    ["empty", "", fresh],
    ["37 characters", "x".repeat(37), fresh],
    ["36 characters", "y".repeat(36), "y".repeat(36)],
    ["1 character", "y", "y"],
    ["not fit for a header", "mã\nkhách", fresh],
  ])("%s", (_, stored, expected) => {
    const storage = memoryStorage();
    if (stored !== undefined) storage.setItem(CLIENT_ID_KEY, stored);
    expect(ensureClientId(storage, () => fresh)).toBe(expected);
    expect(storage.entries.get(CLIENT_ID_KEY)).toBe(expected);
  });

  it("stays the same afterwards, also where storage throws", () => {
    const newId = vi.fn<() => string>(() => randomUuid(crypto));
    const storage = totalStorage(() => {
      throw new Error("denied");
    });
    expect(ensureClientId(storage, newId)).toBe(ensureClientId(storage, newId));
    expect(newId).toHaveBeenCalledOnce();
  });
});

describe("randomUuid", () => {
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  const plainHttp = { getRandomValues: crypto.getRandomValues.bind(crypto) };

  it.each([
    ["on https", crypto],
    ["on plain http, where randomUUID is missing", plainHttp],
  ])("%s: version 4, never twice", (_, source) => {
    const ids = Array.from({ length: 200 }, () => randomUuid(source));
    for (const id of ids) expect(id).toMatch(uuid);
    expect(new Set(ids).size).toBe(200);
  });

  it("uses every random byte", () => {
    const all = { getRandomValues: <T extends ArrayBufferView | null>(array: T) => (array as Uint8Array).fill(255) as unknown as T };
    expect(randomUuid(all)).toBe("ffffffff-ffff-4fff-bfff-ffffffffffff");
  });
});
