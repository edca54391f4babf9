import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server.browser";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LayoutRenderer, type RenderFailure } from "./LayoutRenderer.tsx";
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

it("hydrates what the server drew; a broken block reports itself and leaves its neighbours alone", async () => {
  const failures: RenderFailure[] = [];
  const recovered = vi.fn<() => void>();
  const app = <LayoutRenderer page={model} registry={registry} onFailure={(failure) => failures.push(failure)} loading={null} />;
  root.innerHTML = renderToString(app);
  const good = root.querySelector('[data-block="tot"]');
  await act(async () => hydrateRoot(root, app, { onCaughtError: () => {}, onRecoverableError: recovered }));
  expect(root.querySelector('[data-block="tot"]')).toBe(good);
  expect(good?.textContent).toBe("tot:Tin");
  expect(root.querySelector('[data-block="xau"]')?.textContent).toBe("Khối xau: error");
  expect(failures).toMatchObject([{ name: "xau", nodeId: "n0-0", error: { message: "block is broken" } }]);
});
