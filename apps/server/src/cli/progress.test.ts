import { expect, it } from "vitest";
import { Progress } from "./progress.ts";

function terminal(isTTY: boolean): { stream: NodeJS.WriteStream; written: string[] } {
  const written: string[] = [];
  return { written, stream: { isTTY, columns: 80, write: (text: string) => written.push(text) > 0 } as unknown as NodeJS.WriteStream };
}

it("draws a bar on a terminal, and takes it away before other lines", () => {
  const { stream, written } = terminal(true);
  const progress = new Progress(stream);
  progress.clear();
  progress.show(0.5, "10 lines");
  progress.show(0.6, "drawn too soon after the last");
  progress.clear();
  expect(written).toEqual(["\r\u001b[K[###############---------------]  50 %  10 lines", "\r\u001b[K"]);
});

it("says what it can where the whole is not known", () => {
  const { stream, written } = terminal(true);
  new Progress(stream).show(undefined, "10 lines");
  expect(written).toEqual(["\r\u001b[K10 lines"]);
});

it("writes nothing where no terminal is", () => {
  const { stream, written } = terminal(false);
  const progress = new Progress(stream);
  progress.show(0.5, "10 lines");
  progress.clear();
  expect(written).toEqual([]);
});
