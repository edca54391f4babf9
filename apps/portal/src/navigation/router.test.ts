import { describe, expect, it, vi } from "vitest";
import { followed } from "./followed.ts";
import { browserRouter, fixedRouter } from "./router.ts";

/** A window with a history as browsers keep it. */
function browser(start: string) {
  const entries: { state: unknown; url: URL }[] = [{ state: null, url: new URL(start, "https://portal.example") }];
  let at = 0;
  const events = new EventTarget();
  const current = () => entries[at] ?? { state: null, url: new URL("about:blank") };
  const view = {
    history: {
      get state() {
        return current().state;
      },
      pushState: (state: unknown, _: string, path: string) => {
        entries.splice(at + 1, Infinity, { state, url: new URL(path, current().url) });
        at += 1;
      },
      replaceState: (state: unknown, _: string, path: string) => {
        entries[at] = { state, url: new URL(path, current().url) };
      },
    },
    get location() {
      return current().url;
    },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  };
  const back = (): void => {
    at -= 1;
    events.dispatchEvent(new Event("popstate"));
  };
  return { view: view as unknown as Window, entries, back };
}

describe("browserRouter", () => {
  it("begins where the document is, as one who comes back to it", () => {
    expect(browserRouter(browser("/btc?page=2#x").view).place()).toEqual({ path: "/btc?page=2", key: "first", returning: true });
  });

  it("goes on by links, and knows an entry again on the way back", () => {
    const { view, back } = browser("/");
    const router = browserRouter(view);
    const heard = vi.fn<() => void>();
    router.listen(heard);
    router.go("/btc/tin?page=2");
    const there = router.place();
    expect(there).toMatchObject({ path: "/btc/tin?page=2", returning: false });
    router.go("/btc");
    expect(router.place().key).not.toBe(there.key);
    back();
    expect(router.place()).toEqual({ ...there, returning: true });
    back();
    expect(router.place()).toEqual({ path: "/", key: "first", returning: true });
    expect(heard).toHaveBeenCalledTimes(4);
  });

  it("leaves no entry behind where an address is replaced", () => {
    const { view, entries } = browser("/cu");
    const router = browserRouter(view);
    router.go("/moi", { replace: true });
    expect(entries.map(({ url }) => url.pathname)).toEqual(["/moi"]);
    expect(router.place()).toMatchObject({ path: "/moi", returning: false });
  });

  it("hears nothing once nobody listens, and the same place is the same object", () => {
    const { view, back } = browser("/");
    const router = browserRouter(view);
    const heard = vi.fn<() => void>();
    router.go("/btc");
    router.listen(heard)();
    const place = router.place();
    back();
    expect(heard).not.toHaveBeenCalled();
    expect(router.place()).toBe(place);
  });
});

it("a fixed router stays where it is", () => {
  const router = fixedRouter("/btc");
  router.go("/mof");
  expect(router.place()).toEqual({ path: "/btc", key: "first", returning: true });
});

describe("followed", () => {
  const click = { defaultPrevented: false, button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
  const here = "https://portal.example/btc/tin?page=2";

  it("takes plain clicks, with query and fragment", () => {
    expect(followed(click, "/mof/content/about?x=1#muc-2", here)).toBe("/mof/content/about?x=1#muc-2");
    expect(followed(click, "/btc/tin", here)).toBe("/btc/tin");
  });

  it.each(["metaKey", "ctrlKey", "shiftKey", "altKey", "defaultPrevented"])("leaves clicks with %s to the browser", (name) => {
    expect(followed({ ...click, [name]: true }, "/btc", here)).toBeUndefined();
  });

  it("leaves other buttons and places on the same page to the browser", () => {
    expect(followed({ ...click, button: 1 }, "/btc", here)).toBeUndefined();
    expect(followed(click, "/btc/tin?page=2#muc-2", here)).toBeUndefined();
    expect(followed(click, "/btc/tin?page=3#muc-2", here)).toBe("/btc/tin?page=3#muc-2");
  });
});
