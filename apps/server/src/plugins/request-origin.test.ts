import { hostname } from "node:os";
import type { AddressInfo } from "node:net";
import fastify from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { requestOrigin } from "./request-origin.ts";

async function portal(publicOrigin: string | undefined) {
  const app = fastify({ trustProxy: "127.0.0.1" });
  await app.register(requestOrigin, { publicOrigin });
  app.get("/", async ({ portalOrigin }) => portalOrigin);
  await app.listen({ host: "127.0.0.1", port: 0 });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  const originFor = async (headers: Readonly<Record<string, string>>): Promise<string> => (await app.inject({ url: "/", headers })).body;
  return { port, originFor };
}

it("is PUBLIC_ORIGIN, however a request names the portal", async () => {
  const { originFor } = await portal("https://www.portal.example");
  for (const host of ["www.portal.example", "evil.example", "localhost"])
    expect(await originFor({ host })).toBe("https://www.portal.example");
});

it("is a name or an address of this machine, at its own port or none", async () => {
  const { port, originFor } = await portal(undefined);
  for (const host of ["localhost", `localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`, `${hostname().toLowerCase()}:${port}`])
    expect(await originFor({ host })).toBe(`http://${host}`);
  expect(await originFor({ host: `LOCALHOST:${port}` })).toBe(`http://localhost:${port}`);
});

it.each(["evil.example", "localhost:1", "localhost.evil.example", "localhost@evil.example", "192.0.2.1"])(
  "is none where a request names %s",
  async (host) => {
    const { originFor } = await portal(undefined);
    expect(await originFor({ host })).toBe("");
    expect(await originFor({ host: "localhost", "x-forwarded-host": host })).toBe("");
  },
);
