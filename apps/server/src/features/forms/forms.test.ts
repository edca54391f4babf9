import { describe, expect, it } from "vitest";
import {
  CAPTCHA,
  done,
  formsApp,
  formsBench,
  freshKey,
  KEY,
  multipartOf,
  question,
  questionAction,
  urlencoded,
} from "./testing/forms-app.ts";

const { build, db } = formsBench();

describe("a form sent without JavaScript", () => {
  it("that is done leads on by 303", async () => {
    const { page, runs } = await build();
    const response = await page();
    expect(response.statusCode).toBe(303);
    expect(response.headers).toMatchObject({ location: "/btc/hoi-dap?done=question", "cache-control": "private, no-store" });
    expect(runs).toMatchObject([
      {
        values: { field: "Thuế", title: "Hoàn thuế thế nào?", email: "nguoi-hoi@thu.example", consent: "yes" },
        context: { language: "vi", page: "/btc/hoi-dap", network: "127.0.0.1", account: undefined },
      },
    ]);
    expect(runs[0]?.values).not.toHaveProperty("fullName");
  });

  it("that is refused is drawn again by 422, with what was typed and what is wrong", async () => {
    const { page, runs } = await build();
    const response = await page({ title: "", email: "khong-phai-thu", consent: "" });
    expect(response.statusCode).toBe(422);
    expect(response.headers["cache-control"]).toBe("private, no-store");
    expect(response.json()).toEqual({
      title: "Lỗi: /btc/hoi-dap",
      status: 422,
      key: KEY,
      captcha: CAPTCHA,
      submitted: {
        form: "question",
        values: { field: "Thuế", email: "khong-phai-thu", content: "Tôi muốn hỏi về thủ tục hoàn thuế." },
        errors: [
          { field: "title", code: "required" },
          { field: "email", code: "email" },
          { field: "consent", code: "consent" },
        ],
      },
    });
    expect(runs).toEqual([]);
  });

  it("too often is drawn again by 429, with the time to wait", async () => {
    const { page } = await build(() => ({ kind: "limited", retryAfter: 90 }));
    const response = await page();
    expect(response.statusCode).toBe(429);
    expect(response.headers["retry-after"]).toBe("90");
    expect(response.json()).toMatchObject({ submitted: { errors: [{ code: "tooMany", values: { minutes: 2 } }] } });
  });

  it("that fails inside loses nothing, says nothing of the inside, and may be sent again", async () => {
    let broken = true;
    const { page } = await build(() => {
      if (broken) throw new Error("password of the database: secret");
      return done;
    });
    const response = await page();
    expect(response.statusCode).toBe(503);
    expect(response.body).not.toContain("secret");
    expect(response.json()).toMatchObject({ submitted: { values: { title: question.title }, errors: [{ code: "unavailable" }] } });
    broken = false;
    expect((await page()).statusCode).toBe(303);
  });

  it("of no known name, or to an address of the API, finds nothing", async () => {
    const { app } = await build();
    for (const [url, form] of [
      ["/btc", "khong-co"],
      ["/btc", "__proto__"],
      ["/api/forms/khong-co", "question"],
    ] as const)
      expect((await app.inject({ method: "POST", url, ...urlencoded({ form }) })).statusCode).toBe(404);
    expect((await app.inject({ method: "POST", url: "/btc" })).statusCode).toBe(404);
  });

  it("never leads to another site", async () => {
    const { page } = await build(() => ({ kind: "done", redirect: "//evil.example/x" }));
    expect((await page()).headers["location"]).toBe("/evil.example/x");
  });
});

describe("a form sent by a script", () => {
  it("gets its outcome as data", async () => {
    const { api } = await build();
    const response = await api();
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ success: true, data: { redirect: "/btc/hoi-dap?done=question", receipt: "HD-1" }, message: null });
    const wrong = await api({ key: freshKey(), content: "ngắn" });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json()).toEqual({
      success: false,
      data: { errors: [{ field: "content", code: "tooShort", values: { limit: 10 } }] },
      message: expect.any(String),
    });
  });

  it("knows who is logged in, by the bearer token only", async () => {
    const { app, runs, fields } = await build();
    const { payload, headers } = multipartOf(fields);
    const send = (authorization: string, key: string) =>
      app.inject({
        method: "POST",
        url: "/api/forms/question",
        ...multipartOf({ ...fields, key }),
        headers: { ...headers, authorization },
      });
    expect(payload.length).toBeGreaterThan(0);
    await send("Bearer good", freshKey());
    await send("Bearer bad", freshKey());
    expect(runs.map(({ context }) => context.account?.id)).toEqual(["7", undefined]);
  });

  it("that needs somebody logged in answers 401 to no one", async () => {
    const { action } = questionAction(() => done);
    const app = await formsApp(db(), { actions: [{ ...action, account: "required" }] });
    const response = await app.inject({ method: "POST", url: "/api/forms/question", ...multipartOf({ ...question, key: freshKey() }) });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ data: { errors: [{ code: "signedOut" }] } });
  });

  it("is what a form needs that works on tokens: without JavaScript it is drawn again, and says so", async () => {
    const { action, runs } = questionAction(() => done);
    for (const given of [{ account: "required" }, { script: "required" }] as const) {
      const app = await formsApp(db(), { actions: [{ ...action, ...given }] });
      const response = await app.inject({ method: "POST", url: "/btc/hoi-dap", ...urlencoded({ ...question, key: freshKey() }) });
      expect(response.statusCode).toBe(422);
      expect(response.json()).toMatchObject({ submitted: { values: { title: question.title }, errors: [{ code: "needsScript" }] } });
    }
    expect(runs).toEqual([]);
  });
});
