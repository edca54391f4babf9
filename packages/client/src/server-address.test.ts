import { describe, expect, it } from "vitest";
import { apiBase, serverAddress } from "./server-address.ts";

const own = "https://portal.example";
const allowed = ["https://api.example", "http://localhost:8080"];

describe("serverAddress", () => {
  it.each([
    [null, own],
    [undefined, own],
    ["", own],
    ["https://api.example", "https://api.example"],
    ["https://api.example/", "https://api.example"],
    ["https://API.example:443/api/?x#y", "https://api.example"],
    ["http://localhost:8080/api", "http://localhost:8080"],
    ["https://user:secret@api.example", "https://api.example"],
    ["https://portal.example/", own],
    ["http://api.example", own],
    ["https://api.example:8443", own],
    ["https://evil.example", own],
    ["https://api.example.evil.example", own],
    ["https://api.example@evil.example", own],
    ["//api.example", own],
    ["api.example", own],
    ["javascript:alert(1)", own],
    ["data:text/html,x", own],
    ["blob:https://evil.example/x", own],
    ["null", own],
    ["{", own],
  ])("%s → %s", (stored, address) => {
    expect(serverAddress(stored, own, allowed)).toBe(address);
  });

  it("an opaque origin is never allowed by the word null", () => {
    expect(serverAddress("data:,x", own, [])).toBe(own);
    expect(serverAddress("file:///etc/hosts", own, allowed)).toBe(own);
  });
});

it("all calls go to base path /api/ on the server address", () => {
  expect(apiBase(serverAddress(null, own, []))).toBe("https://portal.example/api/");
  expect(apiBase(serverAddress("https://api.example", own, allowed))).toBe("https://api.example/api/");
});
