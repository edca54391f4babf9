/** The combobox of the search fields: keys, pointer, and what assistive technology announces. */
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import axe from "axe-core";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { HostProvider, useHost } from "@portal/react";
import { TestHost } from "@portal/testing";
import { SearchBox } from "../SearchBox.tsx";
import "../../styles.css";

type Suggest = (typed: string, signal: AbortSignal) => Promise<readonly string[]>;

const titles = ["Thuế nhà đất", "Thuê nhà ở xã hội", "Hoàn thuế trực tuyến"];
let root: Root;
let place: HTMLElement;
let sent: string[];
beforeEach(() => {
  place = document.body.appendChild(document.createElement("main"));
  root = createRoot(place);
  sent = [];
  place.addEventListener("submit", (event) => {
    event.preventDefault();
    const terms = new FormData(event.target as HTMLFormElement).get("q");
    if (typeof terms === "string") sent.push(terms);
  });
});
afterEach(() => {
  root.unmount();
  place.remove();
});

function Suggesting({ suggest }: { readonly suggest: Suggest }) {
  return (
    <HostProvider value={{ ...useHost(), suggest }}>
      <SearchBox id="box" action="/btc/tim-kiem" terms="" />
    </HostProvider>
  );
}

function draw(suggest: Suggest = async () => titles): HTMLInputElement {
  flushSync(() =>
    root.render(
      <TestHost language="vi">
        <Suggesting suggest={suggest} />
      </TestHost>,
    ),
  );
  const field = place.querySelector("input");
  if (!field) throw new Error("There is no field.");
  return field;
}

const options = (): string[] => [...place.querySelectorAll("[role='option']")].map((option) => option.textContent);
const active = (): string | null | undefined =>
  document.getElementById(place.querySelector("input")?.getAttribute("aria-activedescendant") ?? "")?.textContent;
const status = (): string | null | undefined => place.querySelector("[role='status']")?.textContent;

it("is a plain field where the host suggests nothing", () => {
  flushSync(() =>
    root.render(
      <TestHost language="vi">
        <SearchBox id="box" action="/x" terms="thuế" />
      </TestHost>,
    ),
  );
  const field = place.querySelector("input");
  expect(field?.getAttribute("role")).toBeNull();
  expect(field?.value).toBe("thuế");
  expect(place.querySelector("[role='listbox']")).toBeNull();
});

it("suggests titles for what is typed, says how many there are, and moves nothing", async () => {
  const field = draw();
  const height = place.getBoundingClientRect().height;
  await userEvent.type(field, "thue");
  await expect.poll(options).toEqual(titles);
  expect(field.getAttribute("role")).toBe("combobox");
  expect(field.getAttribute("aria-expanded")).toBe("true");
  expect(status()).toBe("Có 3 gợi ý. Dùng phím mũi tên để chọn.");
  expect(place.getBoundingClientRect().height).toBe(height);
  expect((await axe.run(place)).violations.map(({ id }) => id)).toEqual([]);
});

it("is chosen from by arrow keys and Enter; Escape closes it and leaves what was typed", async () => {
  const field = draw();
  await userEvent.type(field, "thue");
  await expect.poll(options).toEqual(titles);
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(active()).toBe(titles[1]);
  await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
  expect(active()).toBe(titles[2]);
  await userEvent.keyboard("{Escape}");
  expect(options()).toEqual([]);
  expect(field.value).toBe("thue");
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(options).toEqual(titles);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(sent).toEqual([titles[0]]);
});

it("sends what was typed where nothing was chosen", async () => {
  const field = draw();
  await userEvent.type(field, "thue");
  await expect.poll(options).toEqual(titles);
  await userEvent.keyboard("{Enter}");
  expect(sent).toEqual(["thue"]);
});

it("is chosen from by pointer", async () => {
  const field = draw();
  await userEvent.type(field, "thue");
  await expect.poll(options).toEqual(titles);
  await userEvent.click(place.querySelectorAll("[role='option']")[1] ?? place);
  expect(sent).toEqual([titles[1]]);
  expect(options()).toEqual([]);
});

it("asks once a pause, never for one letter, and gives up what it asked before", async () => {
  const asked: { typed: string; signal: AbortSignal }[] = [];
  const field = draw((typed, signal) => {
    asked.push({ typed, signal });
    return new Promise(() => {});
  });
  await userEvent.type(field, "t");
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(asked).toEqual([]);
  await userEvent.type(field, "hu");
  await expect.poll(() => asked.map(({ typed }) => typed)).toEqual(["thu"]);
  await userEvent.type(field, "e");
  await expect.poll(() => asked.length).toBe(2);
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
});

it("offers no titles of another text while it asks for those of a new one", async () => {
  const field = draw((typed) => (typed === "thue" ? Promise.resolve(titles) : new Promise(() => {})));
  await userEvent.type(field, "thue");
  await expect.poll(options).toEqual(titles);
  await userEvent.type(field, " n");
  expect(options()).toEqual(titles);
  await userEvent.fill(field, "ngan sach");
  expect(options()).toEqual([]);
  expect(field.getAttribute("aria-expanded")).toBe("false");
});

it("leaves the keys of an input method alone", async () => {
  const field = draw();
  await userEvent.type(field, "thue");
  await expect.poll(options).toEqual(titles);
  field.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", isComposing: true, bubbles: true }));
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(active).toBe(titles[0]);
});

it("suggests nothing where that fails", async () => {
  const suggest = vi.fn<Suggest>(() => Promise.reject(new Error("away")));
  const field = draw(suggest);
  await userEvent.type(field, "thue");
  // A slow machine types so slowly that it is asked in between.
  await expect.poll(() => suggest.mock.calls.at(-1)?.[0]).toBe("thue");
  expect(options()).toEqual([]);
});
