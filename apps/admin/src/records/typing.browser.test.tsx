/** Whatever Vietnamese is typed with, each field of text has what was meant: those of records, of layouts, of searches and of lists. */
import type { Kind, RecordFields } from "@portal/domain/records";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { BrowserRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TypedField } from "../layout/TypedField.tsx";
import { inputMethods, typed } from "../testing/input-methods.ts";
import { mounted } from "../testing/mounted.ts";
import { Combobox } from "../ui/Combobox.tsx";
import { TextArea } from "../ui/TextArea.tsx";
import { DraftQueue } from "./draft-queue.ts";
import { useRecordFilter } from "./record-filter.ts";
import { formFields } from "./record-form.ts";
import { RecordFilters } from "./RecordFilters.tsx";
import { GroupFields } from "./SchemaField.tsx";
import type { SavedDraft } from "./draft-store.ts";
import { useDraftView } from "./use-draft-queue.ts";

const page = mounted();
const address = location.href;

// Lists and searches of the fields around the one that is typed into.
beforeEach(() => void vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ data: [] }))));
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(history.state, "", address);
});

/** A record's form as its page has it: what is typed is merged with what is saved, and handed back. */
function RecordForm({ kind, queue }: { readonly kind: Kind; readonly queue: DraftQueue }): ReactNode {
  const { record } = useDraftView(queue);
  const context = { kind, site: "btc", isReadOnly: false, marksMissing: true };
  return <GroupFields fields={formFields(kind, record)} context={context} value={record} onChange={(changed) => queue.change(changed)} />;
}

function recordForm(kind: Kind, record: RecordFields): ReactNode {
  const saved = { record, version: 1, baseHash: undefined };
  const save = async (changed: RecordFields): Promise<SavedDraft> => ({ ...saved, record: changed });
  const queue = new DraftQueue({ save, load: async () => saved, keep: () => undefined }, saved, undefined);
  queue.start();
  return <RecordForm kind={kind} queue={queue} />;
}
const article = { articleType: 1, title: "Tin", articleContent: { Content: "" } };

function Typed(): ReactNode {
  const [value, setValue] = useState("Bộ");
  return <TypedField label="Tiêu đề" value={value} maxLength={undefined} onTyping={() => undefined} onTyped={setValue} />;
}

function Comment(): ReactNode {
  const [value, setValue] = useState("Bộ");
  return <TextArea label="Ý kiến" required value={value} onChange={({ target }) => setValue(target.value)} />;
}

const Search = (): ReactNode => (
  <Combobox
    label="Tìm"
    placeholder=""
    none="Không có"
    of={["typing"]}
    find={async (words) => [{ key: words, title: words, site: null }]}
    onPick={() => expect.fail("Nothing was chosen.")}
  />
);

function Filters(): ReactNode {
  const { filter, change } = useRecordFilter("Asia/Ho_Chi_Minh");
  return <RecordFilters filter={filter} change={change} />;
}

const fields: readonly (readonly [name: string, content: () => ReactNode, selector: string])[] = [
  ["a line of a record", () => recordForm("article", article), "input"],
  ["lines of a record", () => recordForm("article", article), "textarea"],
  ["a text of a record in two languages", () => recordForm("series", { title: "Dãy", points: [] }), "[role=group] input"],
  ["a card of a layout", () => <Typed />, "input"],
  ["a comment", () => <Comment />, "textarea"],
  ["a search while one types", () => <Search />, "input"],
  ["the words of a list's filter, which are in the address", () => <Filters />, "input[type=search]"],
];

/** One of each kind of field; `npm run verify` types into all of them. */
const inNpmTest: ReadonlySet<string> = new Set([
  "a line of a record",
  "lines of a record",
  "the words of a list's filter, which are in the address",
]);

for (const [name, content, selector] of fields)
  describe(`what is typed into ${name}`, { tags: inNpmTest.has(name) ? [] : "verify" }, () => {
    it("has what was meant, by every input method, and the cursor stays where one goes on", async () => {
      const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
      page.render(
        <QueryClientProvider client={client}>
          <BrowserRouter>{content()}</BrowserRouter>
        </QueryClientProvider>,
      );
      await expect.poll(() => page.place.querySelector(selector)).not.toBeNull();
      const field = page.place.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector);
      if (!field) throw new Error("There is no field.");
      field.focus();
      field.setSelectionRange(field.value.length, field.value.length);
      let meant = field.value;
      for (const [method, sequence, expected] of inputMethods) {
        for (const step of [...typed(" "), ...sequence]) await step();
        meant += ` ${expected}`;
        await expect.poll(() => field.value, { message: method }).toBe(meant);
      }
      // In the middle, as one corrects.
      const middle = meant.indexOf(" ");
      field.setSelectionRange(middle, middle);
      for (const step of typed("ab")) await step();
      await expect.poll(() => field.value).toBe(`${meant.slice(0, middle)}ab${meant.slice(middle)}`);
    });
  });
