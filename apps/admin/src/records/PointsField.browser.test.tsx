/** A series is typed or pasted as a table, and its chart follows. */
import { type ReactNode, useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { mounted } from "../testing/mounted.ts";
import { PointsField } from "./PointsField.tsx";

const page = mounted();
const saved = vi.fn<(value: unknown) => void>();

function Series(): ReactNode {
  const [value, setValue] = useState<unknown>([["2026-10-01", 25_412]]);
  const change = (points: unknown): void => {
    saved(points);
    setValue(points);
  };
  return <PointsField label="Tỷ giá" hint={undefined} value={value} onChange={change} />;
}

const chart = (): SVGElement | null => page.place.querySelector('svg[role="img"]');
const line = (): string => chart()?.querySelector("path:last-of-type")?.getAttribute("d") ?? "";

test("the chart shows what is typed, line by line; a line that cannot be read is named, and changes neither chart nor record", async () => {
  page.render(<Series />);
  await vi.waitFor(() => expect(page.place.querySelector("textarea")).not.toBeNull());
  // Of one day there is no line.
  expect(chart()).toBeNull();
  const table = page.place.querySelector("textarea") as HTMLTextAreaElement;
  table.focus();
  table.setSelectionRange(table.value.length, table.value.length);
  await userEvent.keyboard("\n1/11/2026\t25500");
  await vi.waitFor(() => expect(chart()?.getAttribute("aria-label")).toBe("Biểu đồ từ 01/10/2026 đến 01/11/2026"));
  expect(line()).toMatch(/^M0,[\d.]+L100,[\d.]+$/);
  expect(page.place.textContent).toContain("2 số liệu; mới nhất ngày 01/11/2026: 25.500.");
  // A sheet has its newest day first: the line goes from left to right all the same.
  await userEvent.keyboard("\n15/9/2026\t25300");
  await vi.waitFor(() => expect(line()).toMatch(/^M0,[\d.]+L[\d.]+,[\d.]+L100,[\d.]+$/));
  const three = [
    ["2026-10-01", 25_412],
    ["2026-11-01", 25_500],
    ["2026-09-15", 25_300],
  ];
  expect(saved).toHaveBeenLastCalledWith(three);
  const drawn = line();
  await userEvent.keyboard("\n31/2/2026\t1");
  await vi.waitFor(() => expect(page.place.textContent).toContain("Không đọc được dòng: 4."));
  expect(line()).toBe(drawn);
  expect(saved).toHaveBeenLastCalledWith(three);
});
