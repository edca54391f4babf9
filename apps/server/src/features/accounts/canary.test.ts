/** Personal data, passwords and tokens never reach the log: a whole life of an account is lived, failures included, and the log is searched. */
import { expect, it, vi } from "vitest";
import { noLimits, person, refresh, tokenOf } from "./testing/account-app.ts";
import { withAccounts } from "./testing/with-accounts.ts";

const canary = {
  ...person("chim-hoang-yen"),
  fullName: "Chim Hoàng Yến",
  phoneNumber: "+84 24 7777 7777",
  password: "hoàng yến hót buổi sáng",
};

const current = withAccounts({ rules: noLimits });

it("a canary's data, passwords and tokens are nowhere in the log", async () => {
  const { send, settled, services } = current();
  const secrets = new Set<string>([
    canary.fullName,
    canary.email,
    "chim-hoang-yen",
    canary.phoneNumber,
    "7777",
    canary.password,
    "192.0.2.1",
  ]);
  const remember = (...values: (string | undefined)[]) => values.forEach((value) => secrets.add(value ?? expect.fail("a secret")));

  await send("registration", canary);
  const activation = tokenOf(await settled());
  remember(activation);
  await send("activation", { token: activation });
  await send("activation", { token: activation });
  await send("login", { email: canary.email, password: `${canary.password}!` });
  const { tokens } = await send("login", { email: canary.email, password: canary.password });
  if (!tokens) return expect.fail("logs in");
  remember(tokens.token, tokens.refreshToken);
  const next = (await refresh(current(), tokens)).tokens ?? expect.fail("refreshes");
  remember(next.token, next.refreshToken);
  await current().app.inject({ method: "GET", url: `/api/nothing?token=${activation}&email=${canary.email}&access_token=${next.token}` });
  await send("passwordForgotten", { email: canary.email });
  const reset = tokenOf(await settled());
  remember(reset);
  await send("passwordReset", { token: reset, password: `${canary.password} 2` });
  await current().app.inject({
    method: "POST",
    url: "/api/authen/refresh",
    payload: `{"refreshToken":"${next.refreshToken}",`,
    headers: { "content-type": "application/json" },
  });

  // Failures inside log most: the database, the mail, the hash.
  const broken = vi.spyOn(services.passwords, "verify").mockRejectedValueOnce(new Error("verification broke"));
  expect((await send("login", { email: canary.email, password: canary.password })).status).toBe(503);
  broken.mockRestore();
  services.background.later(async () => {
    const row = {
      email: canary.email,
      email_key: canary.email,
      name: canary.fullName,
      phone: null,
      language: "vi",
      password_hash: "x",
    } as const;
    await current().db.insertInto("account").values(row).execute();
  });
  await settled();
  await current().database.pool.query("alter table registration rename to registration_away");
  await send("registration", { ...canary, email: `2.${canary.email}` });
  await settled();
  await current().database.pool.query("alter table registration_away rename to registration");

  const log = current().log.join("");
  // Positive control: what should be there is.
  for (const expected of ["/api/forms/registration", "/api/authen/refresh", "verification broke", "duplicate key", "registration"])
    expect(log).toContain(expected);
  expect(secrets.size).toBe(13);
  for (const secret of secrets) {
    expect(log).not.toContain(secret);
    expect(log).not.toContain(encodeURIComponent(secret).slice(0, 60));
  }
});
