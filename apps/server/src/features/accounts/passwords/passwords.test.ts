import { createQueues } from "../../../services/queues.ts";
import { describe, expect, it } from "vitest";
import { hashPassword, isOutdated, matchesHash } from "./argon2.ts";
import { HASH_COST } from "./argon2.ts";
import { createPasswords } from "./passwords.ts";
import { weaknessOf } from "./weakness.ts";

describe("a password's hash", () => {
  it("is argon2id with 19 MiB, two passes and one lane, and salted: no two are the same", async () => {
    const [one, two] = await Promise.all([hashPassword("một câu dài"), hashPassword("một câu dài")]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(two);
    expect([await matchesHash("một câu dài", one), await matchesHash("một câu dàj", one)]).toEqual([true, false]);
  });

  it("agrees with other implementations of argon2id", async () => {
    // Made with the reference implementation's command line, `argon2 somesalt -id -t 2 -m 16 -p 1`, of the word "password".
    const reference = "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc";
    expect([await matchesHash("password", reference), await matchesHash("Password", reference)]).toEqual([true, false]);
    expect([isOutdated(reference), isOutdated(await hashPassword("x"))]).toEqual([true, false]);
  });

  it("is of the word, not of its keyboard: NFC, NFD and compatibility forms are one", async () => {
    const stored = await hashPassword("mật khẩu ﬁne".normalize("NFC"));
    expect(await matchesHash("mật khẩu fine".normalize("NFD"), stored)).toBe(true);
  });

  it.each(["", "$2b$10$abc", "$argon2i$v=19$m=8,t=1,p=1$c2FsdA$aGFzaA", "plain"])(
    "that is none of ours is an error, not a match: %j",
    async (stored) => {
      await expect(matchesHash("x", stored)).rejects.toThrow("cannot be read");
    },
  );

  it("of no one never matches, and takes as long as any other", async () => {
    const passwords = createPasswords({ queue: createQueues().passwords, cost: HASH_COST });
    const stored = await hashPassword("một câu dài");
    const took = async (compared: string | undefined): Promise<number> => {
      const start = performance.now();
      expect(await passwords.verify("anything", compared)).toBe(false);
      return performance.now() - start;
    };
    const times: { somebody: number[]; unknown: number[] } = { somebody: [], unknown: [] };
    for (let turn = 0; turn < 15; turn += 1) {
      times.somebody.push(await took(stored));
      times.unknown.push(await took(undefined));
    }
    const middle = (list: number[]): number => list.toSorted((a, b) => a - b)[7] ?? 0;
    // Without its hash, no one's answer would take a thousandth.
    expect(middle(times.unknown) / middle(times.somebody)).toBeGreaterThan(0.4);
  });
});

describe("a new password", () => {
  const own = ["an.nguyen@example.test", "Nguyễn Mẫu"];
  it.each([
    ["7 characters", "abc#9xQ", "passwordTooShort"],
    ["129 characters", "ab".repeat(64) + "c", "tooLong"],
    ["one of the world's most common", "password123", "passwordCommon"],
    ["the same in capitals", "PassWord123", "passwordCommon"],
    ["the same in full-width letters", "ｐａｓｓｗｏｒｄ１２３", "passwordCommon"],
    ["a Vietnamese favourite", "matkhau123", "passwordCommon"],
    ["one character again and again", "aaaaaaaaaaaa", "passwordCommon"],
    ["the person's address", "an.nguyen@example.test", "passwordCommon"],
    ["its first part", "An.Nguyen", "passwordCommon"],
    ["the person's name", "nguyễn mẫu", "passwordCommon"],
  ])("is refused: %s", async (_, password, code) => {
    expect(await weaknessOf(password, own)).toMatchObject({ field: "password", code });
  });

  it.each([
    ["8 characters", "xk#9vQ2m"],
    ["128 characters", "một ".repeat(32)],
    ["only letters", "correcthorsebatterystaple"],
    ["only digits, not a common row", "73918264550172"],
    ["blanks and marks", "   ~~ ừ thì ~~   "],
    ["emoji, each one character", "🐃🌾🏮🎋🥭🍜🛵🌊"],
  ])("is taken: %s", async (_, password) => {
    expect(await weaknessOf(password, own)).toBeUndefined();
  });
});
