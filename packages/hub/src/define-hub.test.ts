import { expect, test } from "vitest";
import { DefinedHub, defineHub } from "./define-hub.ts";
import { createHubServer } from "./server.ts";

test("methods are found without regard to case, and nothing but methods is", () => {
  const { methods } = new DefinedHub({ methods: { Echo: (_, value: unknown) => value } });
  expect([...methods.keys()]).toEqual(["echo"]);
  for (const name of ["__proto__", "constructor", "tostring", "hasownproperty"]) expect(methods.get(name)).toBeUndefined();
});

test("methods that a class or prototype brings along are not the hub's", () => {
  const inherited: Record<string, () => void> = Object.create({ Secret: () => {} });
  expect(new DefinedHub({ methods: inherited }).methods.size).toBe(0);
});

test("two names that differ in case only are refused, and so is what is no function", () => {
  expect(() => defineHub({ methods: { Echo: () => 1, echo: () => 2 } })).toThrow("without regard to case");
  expect(() => defineHub({ methods: { Echo: 1 as unknown as () => void } })).toThrow("is no function");
});

test("a hub is served once at a time", async () => {
  const hub = defineHub({ methods: {} });
  const first = createHubServer({ hub, path: "/a" });
  expect(() => createHubServer({ hub, path: "/b" })).toThrow("served already");
  await first.close();
  await createHubServer({ hub, path: "/b" }).close();
});

test("a hub that is not served can be sent to; no one receives", async () => {
  const hub = defineHub({ methods: {} });
  hub.clients.all.send("x");
  hub.clients.group("g").send("x");
  await hub.groups.add("unknown", "g");
  await expect(hub.clients.client("unknown").invoke("x", [])).rejects.toThrow("not connected");
  expect(hub.connectionCount).toBe(0);
});
