import { expect, it } from "vitest";
import { htmlOf, textOf } from "./answer-html.ts";

it.each([
  ["Một đoạn.", "<p>Một đoạn.</p>"],
  ["Đoạn một.\nDòng hai.\n\nĐoạn hai.", "<p>Đoạn một.<br>Dòng hai.</p><p>Đoạn hai.</p>"],
  ["5 < 6 & 7 > 6 <script>x()</script> &lt;", "<p>5 &lt; 6 &amp; 7 &gt; 6 &lt;script&gt;x()&lt;/script&gt; &amp;lt;</p>"],
])("writes %j as HTML, and reads it back", (text, html) => {
  expect(htmlOf(text)).toBe(html);
  expect(textOf(html)).toBe(text);
});

it("drops blank lines at the ends, and takes several as one", () => {
  expect(htmlOf("\n\nMột.\n \n\n Hai.\n")).toBe("<p>Một.</p><p>Hai.</p>");
});

it.each(["<p>Xem <strong>Điều 5</strong>.</p>", "<ul><li>Một</li></ul>", '<p class="x">Một</p>'])("leaves %j as HTML", (html) => {
  expect(textOf(html)).toBeUndefined();
});
