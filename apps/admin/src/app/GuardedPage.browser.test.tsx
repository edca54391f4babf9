import type { ReactNode } from "react";
import { Link, MemoryRouter, useLocation } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { mounted } from "../testing/mounted.ts";
import { GuardedPage } from "./GuardedPage.tsx";

const page = mounted();

function Page(): ReactNode {
  if (useLocation().pathname === "/fails") throw new Error("a fault of ours");
  return <p>Trang khác</p>;
}

it("a page that fails says so, has the focus, and leaves the way to the others", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  page.render(
    <MemoryRouter initialEntries={["/fails"]}>
      <Link to="/other">Đi</Link>
      <GuardedPage>
        <Page />
      </GuardedPage>
    </MemoryRouter>,
  );
  await expect.poll(() => document.activeElement?.textContent).toBe("Trang này gặp lỗi");
  expect([...page.place.querySelectorAll("button")].map((button) => button.textContent)).toEqual(["Tải lại trang"]);
  expect(logged).toHaveBeenCalledOnce();
  await userEvent.click(page.place.querySelector("a") ?? page.place);
  await expect.poll(() => page.place.textContent).toBe("ĐiTrang khác");
});
