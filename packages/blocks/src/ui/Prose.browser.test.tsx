import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { page as viewport } from "vitest/browser";
import "../styles.css";
import { Prose } from "./Prose.tsx";

const html = `<table><tbody><tr>${"<td>Ô số liệu</td>".repeat(8)}</tr></tbody></table><table><tbody><tr><td>Hẹp</td></tr></tbody></table>`;

test("a table that is wider than its place can be reached by the keyboard, and only then", async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  await viewport.viewport(320, 600);
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  await act(async () => root.render(<Prose html={html} name="article" />));
  const reachable = (): boolean[] => [...place.querySelectorAll("table")].map((table) => table.tabIndex === 0);
  await vi.waitFor(() => expect(reachable()).toEqual([true, false]));
  await viewport.viewport(1280, 600);
  await vi.waitFor(() => expect(reachable()).toEqual([false, false]));
  act(() => root.unmount());
  place.remove();
});
