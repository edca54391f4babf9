import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter, useLocation } from "react-router-dom";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { Link } from "react-router-dom";
import type { ReactNode } from "react";
import { startTexts } from "../i18n/start-texts.ts";
import { shownPath } from "../ui/framed-page.ts";
import { GuardedPage } from "./GuardedPage.tsx";

let root: Root;
let place: HTMLElement;

beforeAll(() => startTexts());
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
});

function Page(): ReactNode {
  if (useLocation().pathname === "/fails") throw new Error("a fault of ours");
  return <p>Trang khác</p>;
}

it("a page that fails says so, has the focus, and leaves the way to the others", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  root.render(
    <MemoryRouter initialEntries={["/fails"]}>
      <Link to="/other">Đi</Link>
      <GuardedPage>
        <Page />
      </GuardedPage>
    </MemoryRouter>,
  );
  await expect.poll(() => document.activeElement?.textContent).toBe("Trang này gặp lỗi");
  expect([...place.querySelectorAll("button")].map((button) => button.textContent)).toEqual(["Tải lại trang"]);
  expect(logged).toHaveBeenCalledOnce();
  await userEvent.click(place.querySelector("a") ?? place);
  await expect.poll(() => place.textContent).toBe("ĐiTrang khác");
});

it("a page whose frame shows another one meanwhile has no path, and takes nothing down", async () => {
  const frame = place.appendChild(document.createElement("iframe"));
  const page = frame.contentDocument ?? expect.fail("a frame has a page");
  expect(shownPath(page)).toBe("blank");
  frame.remove();
  expect(page.location).toBeNull();
  expect(shownPath(page)).toBeUndefined();
});
