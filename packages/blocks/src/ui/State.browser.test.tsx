/** What stands where content is not: quiet, and readable in every theme, on every surface. */
import axe from "axe-core";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, it } from "vitest";
import { TestHost } from "@portal/testing";
import "../styles.css";
import { EmptyState } from "./EmptyState.tsx";
import { FailedState } from "./FailedState.tsx";

let root: Root | undefined;
let place: HTMLElement | undefined;
afterEach(() => {
  act(() => root?.unmount());
  place?.remove();
  delete document.documentElement.dataset["theme"];
});

it.each(["vi", "en"] as const)("failed and empty parts are readable in every theme, and offer to try again: %s", async (language) => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.documentElement.lang = language;
  place = document.body.appendChild(document.createElement("main"));
  root = createRoot(place);
  const asked: string[] = [];
  await act(async () =>
    root?.render(
      <TestHost language={language} onAction={(name) => asked.push(name)}>
        {["none", "tint", "accent", "ink"].map((surface) => (
          <div key={surface} className={`surface-${surface}`}>
            <FailedState label="Tin nổi bật" reason="unavailable" />
            <FailedState label={undefined} reason="unknown" />
            <EmptyState>Chưa có tin.</EmptyState>
          </div>
        ))}
      </TestHost>,
    ),
  );
  for (const theme of ["light", "dark", "contrast"]) {
    document.documentElement.dataset["theme"] = theme;
    const { violations } = await axe.run(place, { rules: { region: { enabled: false }, "page-has-heading-one": { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${theme}, ${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
  place.querySelector("button")?.click();
  expect(asked).toEqual(["retry"]);
});
