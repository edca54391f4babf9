import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectFreePort } from "./listen.ts";

const host = "127.0.0.1";
let other: Server;
let taken: number;
beforeAll(async () => {
  other = createServer().listen(0, host);
  await once(other, "listening");
  taken = (other.address() as AddressInfo).port;
});
afterAll(() => void other.close());

describe("the port", () => {
  const sentence = () => `Port ${taken} on ${host} is taken by another program: stop that one, or choose another port with PORT.`;

  it("that is taken is refused in one sentence", async () => {
    await expect(expectFreePort({ host, port: taken })).rejects.toThrow(sentence());
  });

  it("on an address that is not this machine's is refused", async () => {
    await expect(expectFreePort({ host: "192.0.2.1", port: 0 })).rejects.toThrow("192.0.2.1 is no address of this machine");
  });

  it("that is free stays free", async () => {
    await expectFreePort({ host, port: 0 });
    const next = createServer().listen(0, host);
    await once(next, "listening");
    const { port } = next.address() as AddressInfo;
    next.close();
    await once(next, "close");
    await expectFreePort({ host, port });
    await expect(expectFreePort({ host, port })).resolves.toBeUndefined();
  });

  it("is looked at before the database is started, or its folder made", async () => {
    const folder = mkdtempSync(join(tmpdir(), "portal-port-"));
    const data = join(folder, "data");
    const env = { ...process.env, PORT: String(taken), HOST: host, DATA_DIR: data, DATABASE_URL: "", LOG_LEVEL: "warn" };
    const server = spawn(process.execPath, ["--conditions=@portal/source", join(import.meta.dirname, "../main.ts")], { env });
    const ended = once(server, "close") as Promise<[code: number]>;
    const [out, said, [code]] = await Promise.all([text(server.stdout), text(server.stderr), ended]);
    expect({ code, out, said, made: existsSync(data) }).toEqual({ code: 1, out: "", said: `${sentence()}\n`, made: false });
    rmSync(folder, { recursive: true });
  });
});
