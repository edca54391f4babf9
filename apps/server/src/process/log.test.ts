import { describe, expect, it } from "vitest";
import { createLog } from "./log.ts";

const collect = () => {
  const lines: Record<string, unknown>[] = [];
  const log = createLog("info", { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
  return { log, lines };
};

describe("the server's log", () => {
  it("is one JSON object a line, with time, level and message", () => {
    const { log, lines } = collect();
    log.info({ blocks: 3 }, "page made");
    log.debug("not at this level");
    expect(lines).toEqual([{ level: "info", time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string, blocks: 3, msg: "page made" }]);
  });

  it("holds no data of persons and no secrets, whatever part logs them", () => {
    const { log, lines } = collect();
    const form = { email: "an@example.test", phoneNumber: "0900000000", fullName: "An", capcha: "x1y2", kept: true };
    log.info({ ...form, form, headers: { authorization: "Bearer t", cookie: "c" }, ip: "192.0.2.1", token: "t" }, "contribution");
    // As @fastify/multipart does at trace.
    log.info({ busboyOptions: { headers: { referer: "https://portal.example/?token=t0k3n" }, kept: true } }, "options");
    expect(lines).toMatchObject([{ kept: true, form: { kept: true } }, { busboyOptions: { kept: true } }]);
    expect(JSON.stringify(lines)).not.toMatch(/example\.test|0900|"An"|x1y2|Bearer|192\.0\.2|t0k3n/);
  });

  it("names a request by method and path: no query, headers or address", () => {
    const { log, lines } = collect();
    const req = {
      method: "POST",
      url: "/api/article/send-contribution?email=an%40example.test",
      headers: { cookie: "c" },
      ip: "192.0.2.1",
    };
    log.info({ req, res: { statusCode: 200, headers: {} } }, "answered");
    expect(lines[0]).toMatchObject({ req: { method: "POST", path: "/api/article/send-contribution" }, res: { status: 200 } });
    expect(JSON.stringify(lines)).not.toMatch(/example|cookie|192/);
  });

  it("leaves the query out of addresses that are named in a message or an error, as Fastify does", () => {
    const { log, lines } = collect();
    const message =
      'Reply was already sent, did you forget to "return reply" in the "/api/article/send-contribution?email=an%40example.test" (POST) route?';
    log.warn(message);
    log.warn({ err: new Error(message) }, "failed");
    expect(lines[0]).toMatchObject({ msg: message.replace("?email=an%40example.test", "") });
    expect(JSON.stringify(lines)).not.toContain("example.test");
  });

  it("logs an error with its causes, without the values of the row that PostgreSQL names", () => {
    const { log, lines } = collect();
    const cause = Object.assign(new Error("duplicate key"), { code: "23505", detail: "Key (email)=(an@example.test) already exists." });
    log.error({ err: new Error("not saved", { cause }) }, "failed");
    expect(lines[0]).toMatchObject({ err: { type: "Error", message: "not saved", cause: { message: "duplicate key", code: "23505" } } });
    expect(JSON.stringify(lines)).not.toContain("example.test");
  });

  it("follows a cycle of causes only a few steps", () => {
    const { log, lines } = collect();
    const error = new Error("round");
    error.cause = error;
    log.error({ err: error }, "failed");
    expect(JSON.stringify(lines).match(/"message":"round"/g)).toHaveLength(5);
  });
});
