import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { mounted } from "../testing/mounted.ts";
import { readFilter } from "./record-filter.ts";
import { RecordTable } from "./RecordTable.tsx";
import type { ListedRecord } from "./use-records.ts";

const page = mounted();
const records = [1, 2, 3, 4].map((number): ListedRecord => {
  const at = "2026-11-26T08:00:00Z";
  const nowhere = { category: null, changeSetId: null, versionId: null };
  return { kind: "article", key: `bai-${number}`, title: `Bài ${number}`, site: "btc", updatedAt: at, publishedAt: at, ...nowhere };
});

it("chooses all from the last one on with Shift, by a pointer and by the keyboard", async () => {
  const toggled: [readonly string[], boolean][] = [];
  page.render(
    <MemoryRouter>
      <RecordTable
        filter={readFilter(new URLSearchParams())}
        change={() => undefined}
        records={records}
        selected={new Map()}
        onToggle={(some, isChosen) => void toggled.push([some.map(({ key }) => key), isChosen])}
      />
    </MemoryRouter>,
  );
  await vi.waitFor(() => expect(page.place.querySelectorAll("input")).toHaveLength(4));
  const boxes = [...page.place.querySelectorAll("input")];
  await userEvent.click(boxes[1] ?? page.place);
  await userEvent.click(boxes[3] ?? page.place, { modifiers: ["Shift"] });
  boxes[0]?.focus();
  await userEvent.keyboard("{Shift>} {/Shift}");
  await userEvent.click(boxes[2] ?? page.place);
  expect(toggled).toEqual([
    [["bai-2"], true],
    [["bai-2", "bai-3", "bai-4"], true],
    [["bai-1", "bai-2", "bai-3", "bai-4"], true],
    [["bai-3"], true],
  ]);
});
