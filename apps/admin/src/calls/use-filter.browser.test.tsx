import type { ReactNode } from "react";
import { BrowserRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { mounted } from "../testing/mounted.ts";
import { useFilter } from "./use-filter.ts";

const page = mounted();
const start = window.location.href;
afterEach(() => history.replaceState(null, "", start));

function List(): ReactNode {
  const [site, setSite] = useFilter("trang");
  const [state, setState] = useFilter("tinh-trang");
  return (
    <button
      onClick={() => {
        setSite("btc");
        setState("live");
      }}
    >
      {`${site} ${state}`}
    </button>
  );
}

it("makes two changes that follow each other before the first is drawn", async () => {
  page.render(
    <BrowserRouter>
      <List />
    </BrowserRouter>,
  );
  await vi.waitFor(() => expect(page.place.querySelector("button")).not.toBeNull());
  page.place.querySelector("button")?.click();
  await vi.waitFor(() => expect(page.place.textContent).toBe("btc live"));
  expect(new URLSearchParams(window.location.search).get("trang")).toBe("btc");
});
