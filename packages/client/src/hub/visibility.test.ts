import { expect, it } from "vitest";
import { pageVisibility } from "./visibility.ts";

it("reports a page that is hidden, shown, left and opened again", () => {
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" }) as unknown as Document & { visibilityState: string };
  const view = new EventTarget();
  const source = pageVisibility(page, view as Window);
  const seen: string[] = [];
  const end = source.subscribe((visibility) => seen.push(visibility));
  expect(source.current()).toBe("visible");
  page.visibilityState = "hidden";
  page.dispatchEvent(new Event("visibilitychange"));
  expect(source.current()).toBe("hidden");
  view.dispatchEvent(new Event("pagehide"));
  page.visibilityState = "visible";
  view.dispatchEvent(new Event("pageshow"));
  expect(seen).toEqual(["hidden", "left", "visible"]);
  end();
  view.dispatchEvent(new Event("pagehide"));
  page.dispatchEvent(new Event("visibilitychange"));
  expect(seen).toHaveLength(3);
});
