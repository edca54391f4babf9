import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openTab } from "../testing/test-http.ts";
import { sendForm } from "./forms.ts";

const formOf = (fields: Readonly<Record<string, string>>): FormData => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return body;
};
const login = { key: "k", email: "nguoi-dung@thu.example", password: "mat-khau-dai" };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What becomes of a form that the server answers so, in this order. */
async function send(answers: readonly (() => Response)[], fields: Readonly<Record<string, string>> = login) {
  const left = [...answers];
  const fetcher = vi.fn<typeof fetch>(async () => (left.shift() ?? lost)());
  const tab = openTab("https://portal.example/api/", undefined, fetcher);
  const sent = sendForm(tab.http, { name: "login", body: formOf(fields) });
  await vi.advanceTimersByTimeAsync(60_000);
  return { answer: await sent, fetcher, tab };
}
const json = (status: number, body: unknown) => (): Response => Response.json(body, { status });
const lost = (): never => {
  throw new TypeError("reset");
};
const tokens = { token: "a", refreshToken: "b" };

describe("sendForm", () => {
  it("says where to go, with the tokens that came", async () => {
    const { answer, fetcher } = await send([json(200, { success: true, data: { redirect: "/btc", tokens } })]);
    expect(answer).toEqual({ kind: "done", redirect: "/btc", tokens });
    expect(fetcher).toHaveBeenCalledExactlyOnceWith("https://portal.example/api/forms/login", expect.objectContaining({ method: "POST" }));
  });

  it("sends nothing that the form's own rules refuse", async () => {
    const { answer, fetcher } = await send([], { ...login, email: "khong", password: "" });
    expect(answer).toEqual({
      kind: "refused",
      isSent: false,
      errors: [
        { field: "email", code: "email" },
        { field: "password", code: "required" },
      ],
    });
    expect(fetcher).not.toHaveBeenCalled();
  });

  it.each([422, 429])("reads what is wrong from status %s", async (status) => {
    const errors = [{ field: "email", code: "credentials" }];
    const { answer, fetcher } = await send([json(status, { success: false, data: { errors }, message: "" })]);
    expect(answer).toEqual({ kind: "refused", errors, isSent: true });
    expect(fetcher).toHaveBeenCalledTimes(1);
  });

  it("asks again for a lost answer under a key, and never without one", async () => {
    const done = json(200, { success: true, data: { redirect: "/btc" } });
    expect((await send([lost, json(503, {}), done])).answer).toMatchObject({ kind: "done" });
    const { key: _, ...keyless } = login;
    const { answer, fetcher } = await send([lost, done], keyless);
    expect(answer).toEqual({ kind: "refused", errors: [{ code: "unavailable" }], isSent: false });
    expect(fetcher).toHaveBeenCalledTimes(1);
  });

  it.each([
    [401, "signedOut"],
    [413, "tooLarge"],
  ])("status %s is the error %s, and no word of the form is logged", async (status, code) => {
    const { answer, tab } = await send([json(status, { success: false })]);
    expect(answer).toMatchObject({ kind: "refused", errors: [{ code }] });
    expect(JSON.stringify(tab.log.mock.calls)).not.toMatch(/thu\.example|mat-khau/);
  });

  // spec §8
  it("status 403 shows nothing", async () => {
    const { answer } = await send([json(403, { success: false, message: "forbidden" })]);
    expect(answer).toEqual({ kind: "silent" });
  });
});
