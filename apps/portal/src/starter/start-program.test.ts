import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startProgram } from "./start-program.ts";

/** The program that pages of this test name: a module that tells what it was started with. */
const program = `data:text/javascript,export const start = async (state) => void globalThis.started.push(state);`;
const model = { title: "Trang" };
const constants = { timeZone: "UTC", apiOrigins: ["https://api.example"] };

let started: unknown[] = [];
/** In their order. */
let requests: string[] = [];
beforeEach(() => {
  [started, requests] = [[], []];
  vi.stubGlobal("started", started);
  vi.stubGlobal("location", { pathname: "/btc/tìm kiếm", search: "?q=a&b" });
});
afterEach(() => void vi.unstubAllGlobals());

function stubDocument(state: object): void {
  vi.stubGlobal("document", {
    getElementById: (id: string) => (id === "page-state" ? { textContent: JSON.stringify(state) } : null),
    createElement: () => ({}),
    head: { append: ({ rel, href }: HTMLLinkElement) => requests.push(`${rel} ${href}`) },
  });
}

const answering = (status: number, body: unknown = {}) => {
  const ask = vi.fn<(url: string, options: RequestInit) => Promise<Response>>(async () => {
    requests.push("model");
    return Response.json(body, { status });
  });
  vi.stubGlobal("fetch", ask);
  return ask;
};

it("asks for exactly the model that the document names, and then for all scripts", async () => {
  stubDocument({ hash: "h-1", modules: [program, "/assets/b.js"], ...constants });
  const ask = answering(200, model);
  expect(await startProgram()).toBe(true);
  expect(ask).toHaveBeenCalledExactlyOnceWith(`/api/page?path=${encodeURIComponent("/btc/tìm kiếm?q=a&b")}&hash=h-1`, {
    headers: { accept: "application/json" },
  });
  expect(started).toEqual([{ page: model, ...constants }]);
  expect(requests).toEqual(["model", `modulepreload ${program}`, "modulepreload /assets/b.js"]);
});

it("takes the model from the document where that has it", async () => {
  stubDocument({ page: model, modules: [program], ...constants });
  const ask = answering(500);
  expect(await startProgram()).toBe(true);
  expect(ask).not.toHaveBeenCalled();
  expect(started).toEqual([{ page: model, ...constants }]);
});

it("hydrates nothing with a model that is gone", async () => {
  stubDocument({ hash: "h-1", modules: [program], ...constants });
  answering(410);
  expect(await startProgram()).toBe(false);
  expect(started).toEqual([]);
});

it("says what may be had later", async () => {
  stubDocument({ hash: "h-1", modules: [program], ...constants });
  answering(503);
  await expect(startProgram()).rejects.toThrow("503");
  expect(started).toEqual([]);
});
