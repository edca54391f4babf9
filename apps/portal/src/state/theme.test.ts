import { afterEach, expect, it, vi } from "vitest";
import { followTheme } from "./theme.ts";
import { createUser } from "./user.ts";

afterEach(() => void vi.unstubAllGlobals());

// spec §3
it("names the theme on the screen as the specification does, and the default where the device decides", () => {
  let change = (): void => {};
  const disconnect = vi.fn<() => void>();
  vi.stubGlobal(
    "MutationObserver",
    class {
      disconnect = disconnect;
      constructor(onChange: () => void) {
        change = onChange;
      }
      observe(): void {}
    },
  );
  const dataset: Record<string, string> = {};
  const user = createUser();
  const end = followTheme(user, { dataset } as unknown as HTMLElement);
  expect(user.themeMode).toBe("app-light");
  dataset["theme"] = "dark";
  change();
  expect(user.themeMode).toBe("app-dark");
  delete dataset["theme"];
  change();
  expect(user.themeMode).toBe("app-light");
  end();
  expect(disconnect).toHaveBeenCalledOnce();
});
