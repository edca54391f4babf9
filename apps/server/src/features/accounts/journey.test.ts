/** What people do with an account, from the first form to its end, on a real database. */
import { describe, expect, it } from "vitest";
import { CLIENT, member, noLimits, PASSWORD, person, refresh, tokenOf } from "./testing/account-app.ts";
import { withAccounts } from "./testing/with-accounts.ts";

const current = withAccounts({ rules: noLimits });

const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as Record<string, unknown>;
const identity = "http://schemas.xmlsoap.org/ws/2005/05/identity/claims";
const log = (email: string, password: string) => current().send("login", { email, password });

describe("registration", () => {
  it("leads by mail to an account: register, activate, log in", async () => {
    const { send, settled } = current();
    const registered = await send("registration", person("an"));
    expect([registered.status, registered.redirect]).toEqual([200, "/btc/tai-khoan/kich-hoat-tai-khoan?done=registration"]);
    const mail = await settled();
    expect(mail).toMatchObject({ to: "an@example.test", subject: "Kích hoạt tài khoản của bạn" });
    expect(mail?.text).toMatch(/^https:\/\/portal\.example\/btc\/tai-khoan\/kich-hoat-tai-khoan\?token=[\w-]{43}$/m);
    expect((await log("an@example.test", PASSWORD)).errors).toEqual([{ code: "credentials" }]);

    const activated = await send("activation", { token: tokenOf(mail) });
    expect([activated.status, activated.redirect]).toEqual([200, "/btc/tai-khoan/dang-nhap?done=activation"]);
    const { redirect, tokens } = await log("AN@Example.test", PASSWORD);
    expect(redirect).toBe("/btc/tai-khoan/trang-ca-nhan");
    expect(claimsOf(tokens?.token ?? "")).toMatchObject({
      [`${identity}/name`]: "an@example.test",
      [`${identity}/nameidentifier`]: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      [`${identity}/homephone`]: "+84 24 0000 0000",
      [`${identity}/emailaddress`]: "an@example.test",
      [`${identity}/givenname`]: "Người Dùng an",
    });
  });

  it("speaks English to who registers in English", async () => {
    await current().send("registration", person("eve"), { language: "en" });
    const mail = await current().settled();
    expect(mail?.subject).toBe("Activate your account");
    expect(mail?.text).toContain("https://portal.example/mof/account/active?token=");
  });

  it("with a known address changes nothing, and says so to that address alone", async () => {
    await member(current(), "binh");
    const again = await current().send("registration", { ...person("binh"), fullName: "Kẻ khác", password: "another long phrase" });
    expect(again.redirect).toBe("/btc/tai-khoan/kich-hoat-tai-khoan?done=registration");
    expect((await current().settled())?.subject).toBe("Bạn đã có tài khoản");
    expect((await log("binh@example.test", "another long phrase")).errors).toEqual([{ code: "credentials" }]);
    expect((await log("binh@example.test", PASSWORD)).tokens).toBeDefined();
  });

  it("a link activates what was written with it, never what a stranger wrote for the same address", async () => {
    const { send, settled } = current();
    await send("registration", person("chi"));
    const own = tokenOf(await settled());
    await send("registration", { ...person("chi"), password: "the stranger's own password" });
    const foreign = tokenOf(await settled());
    await send("activation", { token: own });
    expect((await send("activation", { token: foreign })).errors).toEqual([{ code: "linkExpired" }]);
    expect((await log("chi@example.test", PASSWORD)).tokens).toBeDefined();
    expect((await log("chi@example.test", "the stranger's own password")).tokens).toBeUndefined();
  });

  it("mails nothing that the stranger wrote", async () => {
    await current().send("registration", { ...person("dung"), fullName: "Bạn đã trúng thưởng http://evil.example" });
    expect((await current().settled())?.text).not.toContain("evil.example");
  });
});

describe("a password", () => {
  it("that was forgotten is chosen anew by mail, and every session ends", async () => {
    const tokens = await member(current(), "nga");
    const asked = await current().send("passwordForgotten", { email: "nga@example.test" });
    expect(asked.redirect).toBe("/btc/tai-khoan/quen-mat-khau?done=passwordForgotten");
    const token = tokenOf(await current().settled());
    expect((await current().send("passwordReset", { token, password: "password123" })).errors).toEqual([
      { field: "password", code: "passwordCommon" },
    ]);
    expect((await current().send("passwordReset", { token, password: "a new long phrase" })).redirect).toBe(
      "/btc/tai-khoan/dang-nhap?done=passwordReset",
    );
    expect((await current().settled())?.subject).toBe("Mật khẩu của bạn đã được thay đổi");
    expect((await current().send("passwordReset", { token, password: "yet another phrase" })).errors).toEqual([{ code: "linkExpired" }]);
    expect((await refresh(current(), tokens)).success).toBe(false);
    expect((await log("nga@example.test", PASSWORD)).tokens).toBeUndefined();
    expect((await log("nga@example.test", "a new long phrase")).tokens).toBeDefined();
  });

  it("is changed by who knows it, and only this session goes on", async () => {
    const here = await member(current(), "oanh");
    const { tokens: there } = await log("oanh@example.test", PASSWORD);
    const change = (currentPassword: string) =>
      current().send("passwordChange", { currentPassword, password: "a new long phrase" }, { token: here.token });
    expect((await change("not the password")).errors).toEqual([{ field: "currentPassword", code: "passwordMismatch" }]);
    const { redirect, tokens } = await change(PASSWORD);
    expect(redirect).toBe("/btc/tai-khoan/trang-ca-nhan?done=passwordChange");
    expect(await current().services.authenticate(tokens?.token ?? "")).toMatchObject({ role: "visitor" });
    for (const old of [here, there]) {
      expect(await current().services.authenticate(old?.token ?? "")).toBeUndefined();
      expect(old && (await refresh(current(), old)).success).toBe(false);
    }
  });

  it("typed in another Unicode form is the same", async () => {
    await member(current(), "phuc");
    expect((await log("phuc@example.test", PASSWORD.normalize("NFD"))).tokens).toBeDefined();
  });
});

describe("a session", () => {
  it("brings its next tokens by POST /api/authen/refresh, exactly as specified", async () => {
    const { token, refreshToken } = await member(current(), "quan");
    const response = await current().app.inject({
      method: "POST",
      url: "/api/authen/refresh",
      payload: { clientId: CLIENT, token, refreshToken },
    });
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(response.json()).toEqual({
      success: true,
      data: {
        token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as string,
        refreshToken: expect.stringMatching(/^[\w-]{43}$/) as string,
      },
      message: null,
    });
  });

  it("goes on in the browser that logged in only; who lost the client id logs in again, and no harm is done", async () => {
    const stolen = await member(current(), "khach");
    const { tokens: other } = await log("khach@example.test", PASSWORD);
    expect(await refresh(current(), stolen, "6f1f2a34-58f1-4a55-8a2e-1f0f5d3c7b90")).toMatchObject({ status: 401, success: false });
    expect((await refresh(current(), stolen)).status).toBe(401);
    expect(other && (await refresh(current(), other)).success).toBe(true);
    const replaced = "6f1f2a34-58f1-4a55-8a2e-1f0f5d3c7b90";
    const again = await current().send("login", { email: "khach@example.test", password: PASSWORD, clientId: replaced });
    expect(again.tokens && (await refresh(current(), again.tokens, replaced)).success).toBe(true);
  });

  it("is not opened without a client id, which its refresh tokens would be good for", async () => {
    await member(current(), "khong-ma");
    const { tokens, errors } = await current().send("login", { email: "khong-ma@example.test", password: PASSWORD, clientId: "" });
    expect([tokens, errors]).toEqual([undefined, [{ code: "expired" }]]);
  });

  it("does not go on beside an access token of another account", async () => {
    const [one, two] = [await member(current(), "lan-mot"), await member(current(), "lan-hai")];
    expect(await refresh(current(), { token: two.token, refreshToken: one.refreshToken })).toMatchObject({ status: 401, tokens: null });
    expect((await refresh(current(), one)).success).toBe(true);
  });

  it("keeps its client when the password is changed", async () => {
    const { token } = await member(current(), "doi-mat-khau");
    const sent = { currentPassword: PASSWORD, password: "a new long phrase", clientId: "" };
    const { tokens } = await current().send("passwordChange", sent, { token });
    expect(tokens && (await refresh(current(), tokens)).success).toBe(true);
  });

  it("ends by logging out here, and all of them everywhere", async () => {
    await member(current(), "son");
    const open = async () => (await log("son@example.test", PASSWORD)).tokens ?? expect.fail("logged in");
    const [one, two, three] = [await open(), await open(), await open()];
    await current().send("logout", { scope: "here", refreshToken: one.refreshToken });
    expect((await refresh(current(), one)).success).toBe(false);
    expect(await current().services.authenticate(one.token)).toBeUndefined();
    expect(await current().services.authenticate(two.token)).toBeDefined();
    const { redirect } = await current().send("logout", { scope: "everywhere" }, { token: two.token });
    expect(redirect).toBe("/btc/tai-khoan/dang-nhap?done=logout");
    for (const session of [two, three]) expect((await refresh(current(), session)).success).toBe(false);
  });

  it("ends where its browser logs in anew, and other sessions go on", async () => {
    const one = await member(current(), "sang");
    const { tokens: other } = await log("sang@example.test", PASSWORD);
    await current().send("login", { email: "sang@example.test", password: PASSWORD }, { token: one.token });
    expect((await refresh(current(), one)).success).toBe(false);
    expect(other && (await refresh(current(), other)).success).toBe(true);
  });

  it("ends everywhere by the refresh token alone, where the access token has run out", async () => {
    const one = await member(current(), "tam");
    const { tokens: two } = await log("tam@example.test", PASSWORD);
    await current().send("logout", { scope: "everywhere", refreshToken: one.refreshToken });
    expect(two && (await refresh(current(), two)).success).toBe(false);
  });
});

describe("an account", () => {
  it("shows its changed profile in the new token", async () => {
    const { token } = await member(current(), "thu");
    const { tokens } = await current().send("profile", { fullName: "Tên Mới", phoneNumber: "" }, { token });
    const claims = claimsOf(tokens?.token ?? "");
    expect(claims[`${identity}/givenname`]).toBe("Tên Mới");
    expect(claims).not.toHaveProperty([`${identity}/homephone`]);
    expect(await current().services.authenticate(tokens?.token ?? "")).toBeDefined();
  });

  it("is deleted with everything that is its own, and the address is free again", async () => {
    const tokens = await member(current(), "tuan");
    const remove = (password: string) => current().send("accountDeletion", { password, consent: "yes" }, { token: tokens.token });
    expect((await remove("not the password")).errors).toEqual([{ field: "password", code: "passwordMismatch" }]);
    expect((await remove(PASSWORD)).redirect).toBe("/btc/tai-khoan/dang-nhap?done=accountDeletion");
    expect((await current().settled())?.subject).toBe("Tài khoản của bạn đã được xóa");
    expect(await current().db.selectFrom("account").select("id").where("email_key", "=", "tuan@example.test").execute()).toEqual([]);
    expect((await refresh(current(), tokens)).success).toBe(false);
    await member(current(), "tuan");
  });

  it("acts only with its own token", async () => {
    for (const form of ["passwordChange", "profile", "accountDeletion"] as const) {
      const fields = { currentPassword: PASSWORD, password: PASSWORD, fullName: "A", consent: "yes" };
      expect((await current().send(form, fields)).status).toBeGreaterThanOrEqual(400);
      expect((await current().send(form, fields, { token: "a.b.c" })).status).toBeGreaterThanOrEqual(400);
    }
  });
});
