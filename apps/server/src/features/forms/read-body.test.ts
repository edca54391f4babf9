import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import multipart from "@fastify/multipart";
import fastify from "fastify";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { createFormStorage } from "./form-storage.ts";
import { readBody } from "./read-body.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "read-body-test-"));
  vi.stubEnv("TMPDIR", folder); // other tests have forms under way too
  return async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  };
});

/** A server that reads forms, whose files may hold 1,000 bytes together. */
async function reader() {
  const app = fastify();
  onTestFinished(() => app.close());
  await app.register(multipart);
  const storage = createFormStorage(1000);
  let hold: Promise<unknown> = Promise.resolve();
  app.post("/", async (request) => {
    const body = await readBody(request, storage);
    await hold;
    await body.clean();
    return { title: body.field("title"), bytes: body.files[0]?.bytes };
  });
  const send = (payload: string, boundary = "; boundary=b") =>
    app.inject({ method: "POST", url: "/", headers: { "content-type": `multipart/form-data${boundary}` }, payload });
  return { send, keepUntil: (until: Promise<unknown>) => void (hold = until) };
}

const part = (name: string, value: string, file = "") =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${file && `; filename="${file}"`}\r\n\r\n${value}\r\n`;
const withFile = (bytes: number) => `${part("title", "A")}${part("attachment", "x".repeat(bytes), "a.txt")}--b--\r\n`;
const left = () => readdir(folder);

test("what is no form, or half of one, is the sender's mistake, not a failure of ours", async () => {
  const { send } = await reader();
  const whole = withFile(10);
  const statuses = [await send("x", ""), await send("x", "; boundary="), await send("--b\r\n"), await send(whole.slice(0, 80))];
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
  expect((await send(whole)).json()).toEqual({ title: "A", bytes: 10 });
});

test("files of forms under way fill no disk: together they hold so much and no more, and give it back", async () => {
  const { send, keepUntil } = await reader();
  let release = (): void => undefined;
  keepUntil(new Promise<void>((resolve) => (release = resolve)));
  const first = send(withFile(700));
  await expect.poll(async () => (await left()).length).toBe(1);
  expect((await send(withFile(700))).statusCode).toBe(503);
  release();
  expect((await first).statusCode).toBe(200);
  expect((await send(withFile(700))).json()).toEqual({ title: "A", bytes: 700 });
  expect(await left()).toEqual([]);
});
