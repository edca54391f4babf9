import { describe, expect, it } from "vitest";
import { jwt } from "../testing/test-http.ts";
import { accessTokenExpiry, decodeAccessToken } from "./access-token.ts";
import { defaultProfile, userProfile } from "./user-profile.ts";

const identity = "http://schemas.xmlsoap.org/ws/2005/05/identity/claims";
const garbage = [
  "",
  ".",
  "..",
  "a.b.c",
  "a.%%%.c",
  `a.${btoa("[]")}.c`,
  `a.${btoa("null")}.c`,
  `a.${btoa("{")}.c`,
  `a.${btoa("\xff\xfe")}.c`,
  "x".repeat(100_000),
];

describe("userProfile (specification §3)", () => {
  it("defaults: themeMode app-light, displayName 'Quản trị viên'", () => {
    expect(userProfile(undefined)).toEqual({
      themeMode: "app-light",
      displayName: "Quản trị viên",
      phoneNumber: "",
      username: "",
      email: "",
      id: "",
    });
  });

  it("reads name, name identifier, home phone, email address and given name", () => {
    const token = jwt({
      [`${identity}/name`]: "mau.nguoi-dung",
      [`${identity}/nameidentifier`]: "42",
      [`${identity}/homephone`]: "+84 24 0000 0000",
      [`${identity}/emailaddress`]: "mau@example.vn",
      [`${identity}/givenname`]: "Người dùng mẫu Đặng Ưng 🇻🇳",
    });
    expect(userProfile(token)).toEqual({
      themeMode: "app-light",
      displayName: "Người dùng mẫu Đặng Ưng 🇻🇳",
      phoneNumber: "+84 24 0000 0000",
      username: "mau.nguoi-dung",
      email: "mau@example.vn",
      id: "42",
    });
  });

  it("reads base64url, whose alphabet is not that of base64", () => {
    const given_name = "?>~".repeat(9) + " ?>~".repeat(9);
    const token = jwt({ given_name });
    expect(token.split(".")[1]).toMatch(/-.*_|_.*-/);
    expect(userProfile(token).displayName).toBe(given_name);
  });

  it("takes the short names of the same claims", () => {
    const token = jwt({ name: "mau", sub: "42", phone_number: "1", email: "a@b.vn", given_name: "Mẫu" });
    expect(userProfile(token)).toMatchObject({ username: "mau", id: "42", phoneNumber: "1", email: "a@b.vn", displayName: "Mẫu" });
  });

  it("a claim that is missing, empty or no text leaves its default; other claims change nothing", () => {
    expect(userProfile(jwt({ given_name: "", name: 7, email: ["a"], themeMode: "dark" }))).toEqual(defaultProfile);
  });

  it.each(garbage)("garbage is no one: %.20s", (token) => {
    expect(userProfile(token)).toEqual(defaultProfile);
    expect(decodeAccessToken(token)).toBeUndefined();
    expect(accessTokenExpiry(token)).toBeUndefined();
  });
});

describe("accessTokenExpiry", () => {
  it.each([
    [1_700_000_000, 1_700_000_000_000],
    [0, 0],
    ["1700000000", undefined],
    [null, undefined],
    [undefined, undefined],
  ])("exp %s → %s", (exp, milliseconds) => {
    expect(accessTokenExpiry(jwt({ exp }))).toBe(milliseconds);
  });
});
