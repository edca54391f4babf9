/** A form goes to the field that a link names: of any kind, within entries of lists, once it is there, and each time that it is asked for. */
import type { Kind, RecordFields } from "@portal/domain/records";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mounted } from "../testing/mounted.ts";
import { formFields } from "./record-form.ts";
import { GroupFields } from "./SchemaField.tsx";
import { useFieldFocus } from "./use-field-focus.ts";

const page = mounted();

// What fields search for.
beforeEach(() => void vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ data: [] }))));
afterEach(() => void vi.unstubAllGlobals());

interface FormProps {
  readonly kind: Kind;
  readonly record: RecordFields;
  readonly path: readonly string[];
}

function Form({ kind, record, path }: FormProps): ReactNode {
  const [asked, setAsked] = useState({ path });
  const form = useFieldFocus(asked);
  return (
    <form ref={form}>
      <button type="button" onClick={() => setAsked({ path })}>
        Sửa
      </button>
      <GroupFields
        fields={formFields(kind, record)}
        context={{ kind, site: "btc", isReadOnly: false, marksMissing: true }}
        value={record}
        onChange={() => undefined}
      />
    </form>
  );
}

function LateField({ isThere }: { readonly isThere: boolean }): ReactNode {
  const form = useFieldFocus(useMemo(() => ({ path: ["late"] }), []));
  return (
    <form ref={form}>
      <input aria-label="Tiêu đề" />
      <div data-field="late">{isThere && <textarea aria-label="Nội dung" />}</div>
    </form>
  );
}

const show = (kind: Kind, record: RecordFields, path: readonly string[]): void =>
  page.render(
    <QueryClientProvider client={new QueryClient()}>
      <Form kind={kind} record={record} path={path} />
    </QueryClientProvider>,
  );

/** What the focused control is called, and what it is within. */
const focused = (): unknown => {
  const at = document.activeElement;
  const places: string[] = [];
  for (let place = at?.closest<HTMLElement>("[data-field], [data-entry]"); place;) {
    places.unshift(place.dataset["field"] ?? place.dataset["entry"] ?? "");
    place = place.parentElement?.closest<HTMLElement>("[data-field], [data-entry]");
  }
  return [at?.getAttribute("role") ?? at?.localName, ...places];
};

/** A gallery. */
const article = {
  site: "btc",
  category: "tin",
  title: "Tin",
  articleType: 2,
  articleContent: { Photos: [{ Title: "Một" }, { Title: "Hai" }] },
};

describe("the field that a link names has the focus", () => {
  it.each([
    ["a line", "article", article, ["title"], "input"],
    ["lines", "article", article, ["summary"], "textarea"],
    ["a choice", "article", article, ["articleType"], "select"],
    ["a reference", "article", article, ["category"], "combobox"],
    ["a moment", "article", article, ["publishedAt"], "input"],
    ["a field of an entry, whose name others have too", "article", article, ["articleContent", "Photos", "1", "Link"], "input"],
    ["rich text, which comes later", "page", { html: "<p>Bộ</p>" }, ["html"], "textbox"],
  ] as const)("%s", async (_, kind, record, path, control) => {
    show(kind, record, path);
    await expect.poll(focused).toEqual([control, ...path]);
    expect(document.activeElement?.checkVisibility()).toBe(true);
    // Asked for again.
    const again = page.place.querySelector("button");
    again?.focus();
    again?.click();
    await expect.poll(focused).toEqual([control, ...path]);
  });

  it.each([
    ["once it is there", (): void => undefined, "textarea"],
    ["not where one has gone on meanwhile", (): void => page.place.querySelector("input")?.focus(), "input"],
  ] as const)("of a field that comes late %s", async (_, meanwhile, control) => {
    page.render(<LateField isThere={false} />);
    await expect.poll(() => page.place.querySelector("input")).not.toBeNull();
    meanwhile();
    page.render(<LateField isThere />);
    await expect.poll(() => page.place.querySelector("textarea")).not.toBeNull();
    await new Promise(requestAnimationFrame);
    expect(document.activeElement?.localName).toBe(control);
  });

  it("of a list without that entry the list has it, and of a field that is not there none", async () => {
    show("article", article, ["articleContent", "Photos", "7", "Link"]);
    await expect.poll(() => (focused() as string[]).slice(1, 3)).toEqual(["articleContent", "Photos"]);
    page.clear();
    show("article", article, ["nothing"]);
    await expect.poll(() => page.place.querySelectorAll("[data-field]").length).toBeGreaterThan(5);
    expect(document.activeElement).toBe(document.body);
  });
});
