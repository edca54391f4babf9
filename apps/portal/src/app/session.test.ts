import { expect, it } from "vitest";
import { ACCESS_TOKEN_KEY, REFRESH_TOKEN_KEY } from "@portal/client";
import { createState } from "../state/store.ts";
import { testPage, testStorage } from "../state/testing/page.ts";
import { createSession } from "./session.ts";

const token = `h.${btoa(JSON.stringify({ sub: "7", given_name: "Ten hien thi" }))}.s`;
const stored = { [ACCESS_TOKEN_KEY]: token, [REFRESH_TOKEN_KEY]: "r" };

/** A window that gets the storage events of other tabs. */
const view = (): { readonly target: EventTarget & Window; readonly dispatchStorage: (key: string | null) => void } => {
  const target = new EventTarget() as EventTarget & Window;
  return { target, dispatchStorage: (key) => target.dispatchEvent(Object.assign(new Event("storage"), { key })) };
};

it("shows no one before hydration: the server draws for no visitor; then who is logged in", () => {
  const state = createState(testPage(), "UTC");
  const session = createSession(state, testStorage(stored));
  expect([state.user.displayName, state.user.id]).toEqual(["Quản trị viên", ""]);
  session.follow(view().target);
  expect([state.user.displayName, state.user.id]).toEqual(["Ten hien thi", "7"]);
});

it("cleared tokens, as by a 401, leave no one logged in on the page at once (specification §4)", () => {
  const state = createState(testPage(), "UTC");
  const session = createSession(state, testStorage(stored));
  session.follow(view().target);
  session.tokens.clear();
  expect([state.user.displayName, session.tokens.access, session.tokens.refresh]).toEqual(["Quản trị viên", undefined, undefined]);
});

it("follows another tab's login and logout until it ends", () => {
  const state = createState(testPage(), "UTC");
  const storage = testStorage();
  const { target, dispatchStorage } = view();
  const end = createSession(state, storage).follow(target);
  for (const [key, value] of Object.entries(stored)) storage.setItem(key, value);
  dispatchStorage("site.lang");
  expect(state.user.id).toBe("");
  dispatchStorage(ACCESS_TOKEN_KEY);
  expect(state.user.id).toBe("7");
  storage.removeItem(ACCESS_TOKEN_KEY);
  dispatchStorage(null);
  expect(state.user.id).toBe("");
  end();
  storage.setItem(ACCESS_TOKEN_KEY, token);
  dispatchStorage(ACCESS_TOKEN_KEY);
  expect(state.user.id).toBe("");
});

it("has the client id that another tab has stored since: sessions are good for that one", () => {
  const storage = testStorage();
  const session = createSession(createState(testPage(), "UTC"), storage);
  expect(session.clientId).toMatch(/^[\da-f-]{36}$/);
  storage.setItem("site.clientId", "6f1f2a34-58f1-4a55-8a2e-1f0f5d3c7b90");
  expect(session.clientId).toBe("6f1f2a34-58f1-4a55-8a2e-1f0f5d3c7b90");
});

it("has the stored client id, or makes one", () => {
  const storage = testStorage();
  const { clientId } = createSession(createState(testPage(), "UTC"), storage);
  expect(clientId).toMatch(/^[\da-f-]{36}$/);
  expect(storage.getItem("site.clientId")).toBe(clientId);
});
