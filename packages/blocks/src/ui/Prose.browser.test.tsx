import { act } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server.browser";
import { NO_IMAGE } from "@portal/domain";
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
  await vi.waitFor(() => expect(reachable()).toEqual([true, false]), 60_000);
  await viewport.viewport(1280, 600);
  await vi.waitFor(() => expect(reachable()).toEqual([false, false]), 60_000);
  act(() => root.unmount());
  place.remove();
});

// spec §7
test("a picture that is missing shows the no-image placeholder, also where it failed before anyone listened", async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  const place = document.body.appendChild(document.createElement("div"));
  const missing =
    '<p><img src="/khong-co-1.png" alt="Một"></p><figure><img src="/khong-co-2.png" alt="Hai" width="40" height="20"></figure>';
  const there = '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==" alt="Có">';
  const article = <Prose html={missing + there} name="article" />;
  place.innerHTML = renderToString(article);
  await vi.waitFor(() => expect([...place.querySelectorAll("img")].every(({ complete }) => complete)).toBe(true), 60_000);
  const sources = (): (string | null)[] => [...place.querySelectorAll("img")].map((image) => image.getAttribute("src"));
  expect(sources()).not.toContain(NO_IMAGE);
  const root = await act(async () => hydrateRoot(place, article));
  await vi.waitFor(() => expect(sources()).toEqual([NO_IMAGE, NO_IMAGE, expect.stringMatching(/^data:/)]), 60_000);
  expect([...place.querySelectorAll("img")].map(({ alt }) => alt)).toEqual(["Một", "Hai", "Có"]);

  // Another article takes the place; its pictures fail while someone listens. The placeholder itself may be missing: then it ends there.
  await act(async () => root.render(<Prose html='<img src="/khong-co-3.png" alt="Ba">' name="article" />));
  await vi.waitFor(() => expect(sources()).toEqual([NO_IMAGE]), 60_000);
  act(() => root.unmount());
  place.remove();
});
