import { expect, it, vi } from "vitest";
import { ApiError, type Http } from "@portal/client";
import { testPage } from "../state/testing/page.ts";
import { type FormSender, sendPortalForm } from "./send-form.ts";

const formOf = (fields: Readonly<Record<string, string>>): FormData => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return body;
};
const tokens = { token: "t2", refreshToken: "r2" };
const done = (data: object) => async () => ({ success: true, data: { redirect: "/btc", ...data } });

/** Somebody with these tokens, on a Vietnamese page. */
function connect(answer: () => Promise<unknown>, held: { access?: string; refresh?: string } = { access: "t1", refresh: "r1" }) {
  const send = vi.fn<(call: { readonly post: FormData }) => Promise<unknown>>(answer);
  const [store, clear, show, refresh] = [vi.fn(), vi.fn(), vi.fn(), vi.fn(async () => {})];
  const sender: FormSender = {
    http: { send, log: () => {} } as unknown as Http,
    session: { clientId: "c", tokens: { access: held.access, refresh: held.refresh, store, clear } },
    refresh,
    page: () => testPage({}),
    show,
  };
  return { sender, send, store, clear, show, refresh };
}

it("keeps the tokens that come of a form, and leads on", async () => {
  const { sender, store, show, clear } = connect(done({ tokens }));
  expect(await sendPortalForm(sender, "login", formOf({ email: "mau@thu.example", password: "x" }))).toEqual({ kind: "done" });
  expect(store).toHaveBeenCalledExactlyOnceWith(tokens);
  expect(show).toHaveBeenCalledExactlyOnceWith("/btc");
  expect(clear).not.toHaveBeenCalled();
});

it("logs in as this browser: the session that is opened is good here only", async () => {
  const { sender, send } = connect(done({ tokens }), {});
  await sendPortalForm(sender, "login", formOf({ email: "mau@thu.example", password: "x" }));
  await sendPortalForm(sender, "profile", formOf({ fullName: "Mẫu" }));
  expect(send.mock.calls.map(([{ post }]) => post.get("clientId"))).toEqual(["c", null]);
});

it("brings old tokens up to date first, where there are some", async () => {
  const { sender, refresh } = connect(done({}));
  await sendPortalForm(sender, "profile", formOf({ fullName: "Mẫu" }));
  expect(refresh).toHaveBeenCalledOnce();
  const visitor = connect(done({}), {});
  await sendPortalForm(visitor.sender, "login", formOf({ email: "mau@thu.example", password: "x" }));
  expect(visitor.refresh).not.toHaveBeenCalled();
});

it.each([
  ["logout", { scope: "everywhere" }],
  ["accountDeletion", { password: "x", consent: "yes" }],
])("after %s no one is logged in here", async (name, fields) => {
  const { sender, clear, send } = connect(done({}));
  await sendPortalForm(sender, name, formOf(fields));
  expect(clear).toHaveBeenCalledOnce();
  expect(send.mock.calls[0]?.[0].post.get("refreshToken")).toBe(name === "logout" ? "r1" : null);
});

it("who leaves this device is logged out of it, though the server be away or know nothing of it", async () => {
  for (const error of [new ApiError("network", "away"), new ApiError("status", "unknown", { status: 401 })]) {
    const { sender, clear, show } = connect(() => Promise.reject(error));
    expect(await sendPortalForm(sender, "logout", formOf({ scope: "here" }))).toEqual({ kind: "done" });
    expect(clear).toHaveBeenCalledOnce();
    expect(show).toHaveBeenCalledExactlyOnceWith("/btc/tai-khoan/dang-nhap?done=logout");
  }
});

// spec §8
it("nothing comes of a form that is refused with 403, but who leaves this device is logged out of it", async () => {
  const forbidden = new ApiError("status", "forbidden", { status: 403 });
  const profile = connect(() => Promise.reject(forbidden));
  expect(await sendPortalForm(profile.sender, "profile", formOf({ fullName: "Mẫu" }))).toEqual({ kind: "silent" });
  expect(profile.clear).not.toHaveBeenCalled();
  expect(profile.show).not.toHaveBeenCalled();
  const logout = connect(() => Promise.reject(forbidden));
  expect(await sendPortalForm(logout.sender, "logout", formOf({ scope: "here" }))).toEqual({ kind: "done" });
  expect(logout.clear).toHaveBeenCalledOnce();
});

it("does not say that other devices are logged out where the server is away", async () => {
  const { sender, clear } = connect(() => Promise.reject(new ApiError("network", "away")));
  expect(await sendPortalForm(sender, "logout", formOf({ scope: "everywhere" }))).toMatchObject({ kind: "refused" });
  expect(clear).not.toHaveBeenCalled();
});

it("whose session has ended meanwhile leads to the login, with the reason", async () => {
  const { sender, show } = connect(() => Promise.reject(new ApiError("status", "unknown", { status: 401 })));
  expect(await sendPortalForm(sender, "profile", formOf({ fullName: "Mẫu" }))).toEqual({ kind: "done" });
  expect(show).toHaveBeenCalledExactlyOnceWith("/btc/tai-khoan/dang-nhap?done=signedOut");
});

it("a refusal changes nothing", async () => {
  const { sender, store, clear, show } = connect(async () => ({ success: false, data: { errors: [{ code: "credentials" }] } }));
  expect(await sendPortalForm(sender, "login", formOf({ email: "mau@thu.example", password: "x" }))).toEqual({
    kind: "refused",
    errors: [{ code: "credentials" }],
    isSent: true,
  });
  for (const call of [store, clear, show]) expect(call).not.toHaveBeenCalled();
});
