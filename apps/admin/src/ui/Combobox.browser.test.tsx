/** Who types faster than the search answers gets what was typed, not what was listed before. */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { mounted } from "../testing/mounted.ts";
import { Combobox, type ComboboxChoice } from "./Combobox.tsx";

const page = mounted();
const names = ["An Giang", "Bắc Ninh", "Cà Mau"];
const choices = names.map((title): ComboboxChoice => ({ key: title, title, site: null }));

interface Search {
  readonly words: string;
  readonly answer: () => void;
}

/** @returns what was chosen, and the searches that wait for their answers */
async function open(): Promise<{ readonly picked: string[]; readonly searches: Search[] }> {
  const picked: string[] = [];
  const searches: Search[] = [];
  const find = (words: string): Promise<readonly ComboboxChoice[]> =>
    new Promise((resolve) => {
      searches.push({ words, answer: () => resolve(choices.filter(({ title }) => title.includes(words))) });
    });
  page.render(
    <QueryClientProvider client={new QueryClient()}>
      <Combobox
        label="Tỉnh"
        placeholder=""
        none="Không có"
        of={["provinces"]}
        find={find}
        onPick={({ title }) => void picked.push(title)}
      />
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(page.place.querySelector("input")).not.toBeNull());
  await userEvent.click(page.place.querySelector("input") as HTMLInputElement);
  await vi.waitFor(() => expect(searches).toHaveLength(1));
  searches[0]?.answer();
  await vi.waitFor(() => expect(page.place.querySelectorAll('[role="option"]')).toHaveLength(names.length));
  return { picked, searches };
}

test("who goes on to another field before the search has answered has chosen all the same", async () => {
  const { picked, searches } = await open();
  await userEvent.keyboard("Cà{Enter}");
  await vi.waitFor(() => expect(searches.at(-1)?.words).toBe("Cà"));
  page.place.querySelector("input")?.blur();
  expect(picked).toEqual([]);
  for (const { answer } of searches) answer();
  await vi.waitFor(() => expect(picked).toEqual(["Cà Mau"]));
});

test("Enter waits for the search, and takes the first that it finds", async () => {
  const { picked, searches } = await open();
  await userEvent.keyboard("Cà{Enter}");
  await vi.waitFor(() => expect(searches.at(-1)?.words).toBe("Cà"));
  expect(picked).toEqual([]);
  for (const { answer } of searches) answer();
  await vi.waitFor(() => expect(picked).toEqual(["Cà Mau"]));
  // Once the list is that of the words, Enter takes what is marked in it.
  await userEvent.keyboard("n");
  await vi.waitFor(() => expect(searches.at(-1)?.words).toBe("n"));
  searches.at(-1)?.answer();
  await vi.waitFor(() => expect(page.place.querySelectorAll('[role="option"]')).toHaveLength(2));
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(picked).toEqual(["Cà Mau", "Bắc Ninh"]);
});

test("who types on chooses nothing by an Enter before", async () => {
  const { picked, searches } = await open();
  await userEvent.keyboard("Cà{Enter}x");
  await vi.waitFor(() => expect(searches.at(-1)?.words).toBe("Càx"));
  for (const { answer } of searches) answer();
  await vi.waitFor(() => expect(page.place.textContent).toContain("Không có"));
  expect(picked).toEqual([]);
});

test("a long list shows what is marked in it, and trees say what a row stands below", async () => {
  const rows = Array.from({ length: 40 }, (_, index): ComboboxChoice => {
    const title = `Chuyên mục ${index}`;
    return {
      key: title,
      title,
      site: null,
      level: index === 0 ? 1 : 2,
      note: "2 bài viết",
      within: index === 0 ? undefined : "Chuyên mục 0",
    };
  });
  const client = new QueryClient();
  page.render(
    <QueryClientProvider client={client}>
      <Combobox label="Chuyên mục" placeholder="" none="" of={["tree"]} find={async () => rows} onPick={() => undefined} />
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(page.place.querySelector("[role=combobox]")).not.toBeNull());
  page.place.querySelector<HTMLElement>("[role=combobox]")?.focus();
  await userEvent.keyboard("{ArrowDown}");
  const options = () => [...page.place.querySelectorAll('[role="option"]')];
  await vi.waitFor(() => expect(options()).toHaveLength(40));
  const list = page.place.querySelector('[role="listbox"]') as HTMLElement;
  expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
  expect(
    options()
      .slice(0, 2)
      .map((option) => [option.textContent, option.getAttribute("data-level")]),
  ).toEqual([
    ["Chuyên mục 0 2 bài viết", "1"],
    ["Chuyên mục 1 Chuyên mục 0 2 bài viết", "2"],
  ]);
  for (let step = 1; step < 40; step += 1) await userEvent.keyboard("{ArrowDown}");
  const last = options().at(-1) as HTMLElement;
  await vi.waitFor(() => expect(last.getAttribute("aria-selected")).toBe("true"));
  const [at, within] = [last.getBoundingClientRect(), list.getBoundingClientRect()];
  expect(at.bottom).toBeLessThanOrEqual(within.bottom + 1);
  expect(at.top).toBeGreaterThanOrEqual(within.top - 1);
});
