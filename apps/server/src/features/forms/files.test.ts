import { existsSync, readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { describe, expect, it } from "vitest";
import { done, formsBench, multipartOf, question } from "./testing/forms-app.ts";

const { build } = formsBench();

describe("files", () => {
  const folders = async (): Promise<number> => (await readdir(tmpdir())).filter((name) => name.startsWith("portal-form-")).length;

  it("are there while the action runs, and gone afterwards", async () => {
    let seen = "";
    const { app, runs, fields } = await build(({ files }) => {
      seen = readFileSync(files[0]?.path ?? "", "utf8");
      return done;
    });
    const sent = multipartOf(fields, [{ name: "../../etc/gop-y.txt", bytes: Buffer.from("Góp ý") }]);
    expect((await app.inject({ method: "POST", url: "/btc/hoi-dap", ...sent })).statusCode).toBe(303);
    const [file] = runs[0]?.files ?? [];
    expect(seen).toBe("Góp ý");
    expect(file?.bytes).toBe(Buffer.byteLength("Góp ý"));
    expect(file?.path).toMatch(/portal-form-\w+[/\\]0$/);
    expect(existsSync(file?.path ?? "")).toBe(false);
  });

  it("too large, or too many, are refused with everything typed", async () => {
    const { app, runs, fields } = await build();
    const send = (files: { name: string; bytes: Buffer }[]) =>
      app.inject({ method: "POST", url: "/btc/hoi-dap", ...multipartOf(fields, files) });
    const large = await send([{ name: "a.pdf", bytes: Buffer.alloc(30_000) }]);
    expect(large.statusCode).toBe(422);
    expect(large.json()).toMatchObject({
      submitted: { values: { title: question.title }, errors: [{ field: "attachment", code: "fileSize" }] },
    });
    const small = { name: "a.pdf", bytes: Buffer.from("x") };
    expect((await send([small, small])).json()).toMatchObject({ submitted: { errors: [{ field: "attachment", code: "fileCount" }] } });
    expect((await send([{ name: "a.pdf", bytes: Buffer.alloc(400_000) }])).statusCode).toBe(413);
    expect(runs).toEqual([]);
    expect(await folders()).toBe(0);
  });

  it("half a transfer runs nothing and leaves nothing behind", async () => {
    const { app, runs, fields } = await build();
    await app.listen({ port: 0, host: "127.0.0.1" });
    const address = app.server.address();
    if (address === null || typeof address === "string") throw new Error("no address");
    const { payload, headers } = multipartOf(fields, [{ name: "a.pdf", bytes: Buffer.alloc(15_000, 1) }]);
    const socket = createConnection(address.port, "127.0.0.1");
    socket.on("error", () => undefined);
    const head = Object.entries({ ...headers, "content-length": String(payload.length) }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`POST /btc/hoi-dap HTTP/1.1\r\n${head.join("")}\r\n`);
    socket.write(payload.subarray(0, payload.length - 5_000));
    await expect.poll(folders).toBe(1);
    socket.destroy();
    await expect.poll(folders).toBe(0);
    expect(runs).toEqual([]);
  });
});
