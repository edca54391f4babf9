import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server.browser";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { RenderFailure } from "./isolate.tsx";
import { LayoutRenderer } from "./LayoutRenderer.tsx";
import type { Registry } from "./registry.ts";
import { block, page, ready, region, registry } from "./testing/page.tsx";

let root: HTMLElement;
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  root = document.body.appendChild(document.createElement("div"));
});
afterEach(() => root.remove());

const model = page(region("n0", [block("n0-0", "xau", "broken"), block("n0-1", "tot")], { landmark: "main" }), {
  "n0-0": ready,
  "n0-1": ready,
});

it("hydrates what the server drew", async () => {
  const sound = { ...model, content: { ...model.content, "n0-0": { status: "failed", reason: "error" } } } as const;
  const recovered = vi.fn<() => void>();
  const app = <LayoutRenderer page={sound} registry={registry} onFailure={() => {}} loading={null} />;
  root.innerHTML = renderToString(app);
  const drawn = [...root.querySelectorAll("*")];
  await act(async () => hydrateRoot(root, app, { onRecoverableError: recovered }));
  expect([...root.querySelectorAll("*")]).toEqual(drawn);
  expect(recovered).not.toHaveBeenCalled();
});

it("isolates a block that breaks in the browser only: it reports itself, its neighbours stand", async () => {
  const failures: RenderFailure[] = [];
  const draw = (from: Registry) => (
    <LayoutRenderer page={model} registry={from} onFailure={(failure) => failures.push(failure)} loading={null} />
  );
  // The same page by a registry whose every variant draws: so it is on a server that the fault does not reach.
  root.innerHTML = renderToString(draw({ ...registry, block: (type) => registry.block(type, "default") }));
  // React gives up hydrating on the first throw and draws the page anew, then with the block's placeholder.
  await act(async () => hydrateRoot(root, draw(registry), { onCaughtError: () => {}, onRecoverableError: () => {} }));
  expect(root.querySelector('[data-block="tot"]')?.textContent).toBe("tot:Tin");
  expect(root.querySelector('[data-block="xau"]')?.textContent).toBe("Khối xau: error");
  expect(failures).toMatchObject([{ name: "xau", nodeId: "n0-0", error: { message: "block is broken" } }]);
});
