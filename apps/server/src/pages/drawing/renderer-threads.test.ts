import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { pageModel } from "../../testing/page-model.ts";
import { type RendererThreads, startRendererThreads } from "./renderer-threads.ts";

const renderer = {
  assets: { blocking: [], scripts: [], program: [], styles: [], fonts: [], modules: {} },
  timeZone: "Asia/Ho_Chi_Minh",
  apiOrigins: [],
  partCacheBytes: 2 ** 20,
};
const log = vi.fn<(message: string) => void>();

async function open({ threads = 1, timeout = 60_000, program = join(import.meta.dirname, "testing/program.mjs") } = {}) {
  const drawing = await startRendererThreads({ program, threads, renderer, timeout, log });
  onTestFinished(() => drawing.close());
  return drawing;
}
const htmlOf = async (drawing: RendererThreads, path: string): Promise<string> =>
  new TextDecoder().decode((await drawing.render(pageModel(path), "")).html);

const nicenessOf = (id: number | string): number => {
  const stat = readFileSync(`/proc/self/task/${id}/stat`, "utf8");
  return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[16]);
};
/** How many of this process's threads have it. */
const threadsOf = (niceness: number): number => readdirSync("/proc/self/task").filter((id) => nicenessOf(id) === niceness).length;

describe("renderer threads", () => {
  it("draw a page, mark the nodes that threw, and log them", async () => {
    const drawing = await open();
    const page = pageModel("/gap", { content: { n0: { status: "failed", reason: "unavailable" } } });
    expect(await drawing.render(page, "")).toEqual({
      html: new TextEncoder().encode("<p>/gap</p>"),
      links: "",
      page: { ...page, content: { ...page.content, n1: { status: "failed", reason: "error" } } },
    });
    expect(log).toHaveBeenCalledExactlyOnceWith("blocks failed", { path: "/gap", names: ["news"], error: "TypeError: x" });
    const whole = pageModel("/");
    expect((await drawing.render(whole, "")).page).toBe(whole);
  });

  it.each([
    ["dies", "/die", /exited/],
    ["fills its memory", "/fill", /memory limit/],
  ])("one that %s costs its page alone: the others are drawn, also by its successor", async (_what, path, reason) => {
    const drawing = await open({ threads: 2 });
    const broken = drawing.render(pageModel(path), "");
    const others = ["/1", "/2", "/3"].map((other) => htmlOf(drawing, other));
    await expect(broken).rejects.toThrow(reason);
    expect(await Promise.all(others)).toEqual(["<p>/1</p>", "<p>/2</p>", "<p>/3</p>"]);
    expect(drawing.lost()).toBe(1);
    expect(await Promise.all(["/4", "/5"].map((other) => htmlOf(drawing, other)))).toEqual(["<p>/4</p>", "<p>/5</p>"]);
    expect([drawing.queue.running, drawing.queue.waiting, drawing.lost()]).toEqual([0, 0, 1]);
  });

  it("one that hangs is ended, and its successor draws what waited", async () => {
    const drawing = await open({ timeout: 1_500 });
    const hanging = drawing.render(pageModel("/hang"), "");
    const next = htmlOf(drawing, "/next");
    await expect(hanging).rejects.toThrow("not drawn within 1500 ms");
    expect(await next).toBe("<p>/next</p>");
    expect(drawing.lost()).toBe(1);
  });

  it("says what kept parts were good for; what a thread kept is gone with it", async () => {
    const drawing = await open();
    expect(drawing.parts()).toEqual({ hits: 0, misses: 0, whole: 0, bytes: 0 });
    await htmlOf(drawing, "/1");
    await htmlOf(drawing, "/2");
    expect(drawing.parts()).toEqual({ hits: 4, misses: 2, whole: 0, bytes: 100 });
    await expect(htmlOf(drawing, "/die")).rejects.toThrow(/exited/);
    expect(drawing.parts()).toEqual({ hits: 4, misses: 2, whole: 0, bytes: 0 });
  });

  // Only Linux has a niceness of threads.
  it.runIf(process.platform === "linux")("leave scarce processors to the thread that answers", async () => {
    const own = nicenessOf(process.pid);
    const nicer = Math.min(19, own + 5);
    const before = threadsOf(nicer);
    await open({ threads: 2, program: join(import.meta.dirname, "../../../../portal/dist/server/entry-renderer.js") });
    expect(nicenessOf(process.pid)).toBe(own);
    expect(threadsOf(nicer)).toBe(before + 2);
  });

  it("one goes on after a page whose drawing threw", async () => {
    const drawing = await open();
    await expect(drawing.render(pageModel("/throw"), "")).rejects.toThrow("the shell threw");
    expect(await htmlOf(drawing, "/next")).toBe("<p>/next</p>");
    expect(drawing.lost()).toBe(0);
  });

  it("that do not start say what to do", async () => {
    await expect(open({ program: join(import.meta.dirname, "testing/no-program.mjs") })).rejects.toThrow("npm run build");
  });
});
