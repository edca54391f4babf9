import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import axe from "axe-core";
import { type ReactNode, useEffect, useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import "@portal/blocks/styles.css";
import { RichText } from "./RichText.tsx";
import { composed, inputMethods, typed } from "../testing/input-methods.ts";
import { mounted } from "../testing/mounted.ts";

const page = mounted();
/** What the form around the field holds. */
let value: string;
let setOutside: (html: string) => void;

afterEach(() => void vi.unstubAllGlobals());

function Form({ initial, delay }: { readonly initial: string; readonly delay: number }): ReactNode {
  const [html, setHtml] = useState(initial);
  useEffect(() => {
    setOutside = setHtml;
  }, []);
  const change = (next: string): void => {
    value = next;
    setTimeout(() => setHtml(next), delay);
  };
  return <RichText label="Nội dung" hint="Gợi ý" value={html} onChange={change} />;
}

/** @param delay milliseconds after which the form hands back what it was given */
async function show(initial: string, delay = 0): Promise<HTMLElement> {
  value = initial;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  page.render(
    <QueryClientProvider client={client}>
      <Form initial={initial} delay={delay} />
    </QueryClientProvider>,
  );
  await expect.poll(() => page.place.querySelector('[role="textbox"]')).not.toBeNull();
  return field();
}

const field = (): HTMLElement => {
  const found = page.place.querySelector<HTMLElement>('[role="textbox"]');
  if (!found) throw new Error("There is no field.");
  return found;
};
const control = (name: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>("button, select, input")].find(
    (one) =>
      (one.getAttribute("title") ?? (one instanceof HTMLInputElement ? one.labels?.[0]?.textContent : one.textContent))?.trim() === name,
  );
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};

/** Selects text of the field as a pointer does. */
async function select(from: string, to = from): Promise<void> {
  field().focus();
  const walker = document.createTreeWalker(field(), NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
  const start = texts.find(({ data }) => data.includes(from));
  const end = texts.findLast(({ data }) => data.includes(to));
  if (!start || !end) throw new Error(`There is no text ${from} or ${to}.`);
  getSelection()?.setBaseAndExtent(start, start.data.indexOf(from), end, end.data.lastIndexOf(to) + to.length);
  await new Promise((resolve) => setTimeout(resolve, 50));
}
const end = async (): Promise<void> => {
  field().focus();
  await userEvent.keyboard("{Control>}{End}{/Control}");
};

function paste(html: string, files: readonly File[] = []): void {
  const clipboardData = new DataTransfer();
  if (html !== "") clipboardData.setData("text/html", html);
  for (const file of files) clipboardData.items.add(file);
  field().dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}

/** Milliseconds: the browser answers each key once it has drawn it, and a busy machine draws late. */
const MANY_KEYS = 150_000;

/** Where words are composed; `npm run verify` types by all methods. Retyping is tried in the other fields (records/typing.browser.test.tsx). */
const inNpmTest: ReadonlySet<string> = new Set(["Telex that composes"]);

describe("Vietnamese input methods", () => {
  for (const [name, sequence, expected] of inputMethods) {
    const tags = inNpmTest.has(name) ? [] : "verify";
    it(`${name} writes what was meant, whatever the form hands back meanwhile`, { tags, timeout: MANY_KEYS }, async () => {
      for (const delay of [0, 30, 400]) {
        await show("<p>Bộ</p>", delay);
        await end();
        for (const step of [...typed(" "), ...sequence]) await step();
        await expect.poll(() => value).toBe(`<p>Bộ ${expected}</p>`);
        await new Promise((resolve) => setTimeout(resolve, delay + 100));
        expect(field().textContent).toBe(`Bộ ${expected}`);
        // And the cursor is where one goes on.
        for (const step of typed("!")) await step();
        await expect.poll(() => value).toBe(`<p>Bộ ${expected}!</p>`);
        page.clear();
      }
    });
  }
});

describe("the value", () => {
  it("of somebody else is taken over, and stays away from a word that is composed", async () => {
    await show("<p>a</p>");
    setOutside("<p>khác</p>");
    await expect.poll(() => field().textContent).toBe("khác");
    await end();
    const [start, ...rest] = composed("t", "ti", "tí");
    await start?.();
    setOutside("<p>ba</p>");
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(field().textContent).toBe("kháct");
    for (const step of rest) await step();
  });

  it("is not given out before somebody changes something", async () => {
    const html = "<p>a</p>\n<p>b  c</p>\n";
    await show(html);
    await select("a");
    expect(value).toBe(html);
    for (const step of typed("z")) await step();
    await expect.poll(() => value).toBe("<p>z</p>\n<p>b  c</p>\n");
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect.poll(() => value).toBe(html);
  });
});

describe("the toolbar", () => {
  it("is accessible with the field, in all themes", async () => {
    await show("<h2>a</h2><table><tbody><tr><td>một</td></tr></tbody></table><p>b <ruby>漢<rt>hán</rt></ruby></p>");
    await select("một");
    await expect.poll(() => control("Xóa bảng")).toBeTruthy();
    for (const theme of ["light", "dark", "contrast"]) {
      document.documentElement.dataset["theme"] = theme;
      const { violations } = await axe.run(page.place, { rules: { region: { enabled: false } } });
      expect(violations.map(({ id, nodes }) => `${theme} ${id} ${nodes[0]?.html}`)).toEqual([]);
    }
    delete document.documentElement.dataset["theme"];
  });

  it("is one stop of the Tab key, which arrow keys go through, and says what is in effect", async () => {
    await show("<p>một <strong>hai</strong></p>");
    const bar = page.place.querySelector('[role="toolbar"]');
    expect(bar?.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    await select("hai");
    await expect.poll(() => control("Đậm").getAttribute("aria-pressed")).toBe("true");
    expect(control("Nghiêng").getAttribute("aria-pressed")).toBe("false");
    control("Đậm").focus();
    await userEvent.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(control("Nghiêng"));
    await userEvent.keyboard("{Home}{ArrowLeft}");
    expect(document.activeElement).toBe(control("Làm lại"));
  });

  it("makes headings, lists and quotations, sets marks, and takes it all back", async () => {
    await show("<p>một</p><p>hai</p>");
    await select("một");
    await userEvent.click(control("Đậm"));
    await expect.poll(() => value).toBe("<p><strong>một</strong></p><p>hai</p>");
    await userEvent.selectOptions(control("Kiểu đoạn"), "h3");
    await expect.poll(() => value).toBe("<h3><strong>một</strong></h3><p>hai</p>");
    await select("hai");
    await userEvent.click(control("Danh sách đánh số"));
    await expect.poll(() => value).toBe("<h3><strong>một</strong></h3><ol><li>hai</li></ol>");
    await userEvent.click(control("Danh sách đánh số"));
    await userEvent.click(control("Khối trích dẫn"));
    await expect.poll(() => value).toBe("<h3><strong>một</strong></h3><blockquote>hai</blockquote>");
    while (control("Hoàn tác").getAttribute("aria-disabled") === "false") await userEvent.click(control("Hoàn tác"));
    await expect.poll(() => value).toBe("<p>một</p><p>hai</p>");
  });

  it("makes a table and changes its rows, columns, header cells and caption", async () => {
    await show("");
    await end();
    await userEvent.click(control("Chèn bảng"));
    for (const step of typed("Năm")) await step();
    await userEvent.click(control("Xóa cột"));
    await userEvent.click(control("Thêm hàng phía dưới"));
    await userEvent.click(control("Ô tiêu đề"));
    await expect.poll(() => (value.match(/<tr>/g) ?? []).length).toBe(4);
    expect(value.startsWith('<table><thead><tr><td></td><th scope="col"></th></tr></thead><tbody>')).toBe(true);
    await userEvent.click(control("Tên bảng"));
    for (const step of typed("Bảng 1")) await step();
    await expect.poll(() => value).toContain("<table><caption>Bảng 1</caption><thead>");
    await userEvent.click(control("Xóa bảng"));
    await expect.poll(() => value).toBe("");
  });

  it("links to an address that it checks, or to a record that is searched for", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (address: string) => {
      asked.push(address);
      const record = { kind: "article", key: "tin-1", title: "Tin một", site: "btc" };
      const data = address.includes("?") ? [record] : { record: { site: "btc", category: "tin", slug: "tin-1" } };
      return Response.json({ success: true, data, message: null });
    });
    await show("<p>xem tin</p>");
    await select("tin");
    await userEvent.click(control("Liên kết"));
    await userEvent.fill(control("Địa chỉ"), "javascript:alert(1)");
    await userEvent.click(control("Áp dụng"));
    expect(document.querySelector("dialog [role=alert]")?.textContent).toContain("Địa chỉ không hợp lệ");
    await userEvent.fill(control("Tìm nội dung của cổng"), "tin");
    await expect.poll(() => document.querySelector("[role=option]")?.textContent).toContain("Tin một");
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => (control("Địa chỉ") as HTMLInputElement).value).toBe("/btc/tin/tin-1");
    expect(asked.at(-2)).toMatch(/records\?kind=article&limit=\d+&q=tin/);
    await userEvent.click(control("Áp dụng"));
    await expect.poll(() => value).toBe('<p>xem <a href="/btc/tin/tin-1">tin</a></p>');
    await select("tin");
    await userEvent.click(control("Liên kết"));
    await userEvent.click(control("Bỏ liên kết"));
    await expect.poll(() => value).toBe("<p>xem tin</p>");
  });

  it("puts in a picture, which has an alternative text or is decorative", async () => {
    const files = ["btc/bao-cao.pdf", "btc/ảnh 1.png"].map((key) => ({ kind: "file", key, title: key, site: "btc" }));
    vi.stubGlobal("fetch", async () => Response.json({ success: true, data: files, message: null }));
    await show("");
    await end();
    await userEvent.click(control("Hình ảnh"));
    await userEvent.click(control("Tìm hình trong kho tệp"));
    await expect.poll(() => document.querySelectorAll("[role=option]").length).toBe(1);
    await userEvent.keyboard("{Enter}");
    await userEvent.click(control("Áp dụng"));
    expect(document.querySelector("dialog [role=alert]")?.textContent).toContain("văn bản thay thế");
    await userEvent.fill(control("Văn bản thay thế"), "Trụ sở");
    await userEvent.fill(control("Chú thích hình"), "Hà Nội");
    await userEvent.click(control("Áp dụng"));
    const picture = (alt: string): string =>
      `<figure><img loading="lazy" src="/api/mediafile/btc/%E1%BA%A3nh%201.png" alt="${alt}"><figcaption>Hà Nội</figcaption></figure>`;
    await expect.poll(() => value).toContain(picture("Trụ sở"));
    await userEvent.click(field().querySelector("img[src]") ?? field());
    await userEvent.click(control("Hình ảnh"));
    await userEvent.click(control("Hình chỉ để trang trí"));
    await userEvent.click(control("Áp dụng"));
    await expect.poll(() => value).toContain(picture(""));
  });
});

describe("what is kept as it is", () => {
  const html = "<p>a</p><p>b <ruby>漢<rt>hán</rt></ruby></p>";

  it("shows its source, and is deleted by its own button alone", async () => {
    await show(html);
    expect(field().textContent).toContain("<ruby>漢<rt>hán</rt></ruby>");
    field().focus();
    await userEvent.keyboard("{Control>}a{/Control}{Delete}");
    await expect.poll(() => page.place.querySelector('[role="status"]')?.textContent).toContain("nút của chính nó");
    expect(value).toBe(html);
    await userEvent.click(control("Xóa phần này"));
    await expect.poll(() => value).toBe("<p>a</p><p>b </p>");
  });
});

describe("what is pasted", () => {
  it("from Word comes in clean, with its lists", async () => {
    await show("");
    await end();
    paste(`<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{mso-style-parent:""}</style></head><body lang=EN-US>
<!--StartFragment--><!--[if gte mso 9]><xml><o:x/></xml><![endif]--><h1 style='mso-list:none'>Thông báo</h1>
<p class=MsoNormal align=center style='text-align:center;mso-margin-top-alt:auto'><b style='mso-bidi-font-weight:normal'><span lang=VI style='font-family:"Times New Roman"'>Điều 1<o:p></o:p></span></b></p>
<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>Một</p>
<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>Hai</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.</span>Ba</p><!--EndFragment--></body></html>`);
    await expect
      .poll(() => value)
      .toBe('<h2>Thông báo</h2><p class="align-center"><b>Điều 1</b></p><ol><li>Một<ul><li>Hai</li></ul></li><li>Ba</li></ol>');
  });

  it("from a page comes in without its scripts, styles and boxes", async () => {
    await show("");
    await end();
    paste(
      '<div class="c"><div><p style="color:red" onclick="x()">a <span style="font-weight:700">b</span></p></div><script>x()</script><table width="9"><tbody><tr><td onclick="x()">1</td></tr></tbody></table></div>',
    );
    await expect.poll(() => value).toBe("<p>a <strong>b</strong></p><table><tbody><tr><td>1</td></tr></tbody></table>");
  });

  it("leaves out pictures that are nowhere, and files, and says so", async () => {
    await show("");
    await end();
    paste('<p>a<img src="data:image/png;base64,AAAA"><img src="file:///c:/a.png"></p>');
    await expect.poll(() => page.place.querySelector('[role="status"]')?.textContent).toContain("Đã bỏ những hình");
    await expect.poll(() => value).toBe("<p>a</p>");
    paste("", [new File(["x"], "a.png", { type: "image/png" })]);
    await expect.poll(() => page.place.querySelector('[role="status"]')?.textContent).toContain("Không thể thả tệp");
    expect(value).toBe("<p>a</p>");
  });
});
