/** The sample fixture with hostile texts and addresses: references between records hold, so that pages still find them. */
import type { SampleState } from "./fixture-for-layout.ts";
import type { Fixture } from "./fixture.ts";

const texts = new Set(["name", "title", "Title", "summary", "description", "label", "unit", "organisation", "position", "field", "body"]);
const languages = new Set(["vi", "en"]);
const links = new Set(["link", "image", "path", "portrait", "Link", "Poster", "map", "logo"]);
/** Kept as JSON in a string, as the wire has them. */
const nested = new Set(["metadata", "articleContent"]);

const unbroken = "Siêudàikhôngdấucách".repeat(8);
const longText =
  "Thông báo về việc tổ chức hội nghị trực tuyến toàn quốc triển khai nhiệm vụ tài chính – ngân sách nhà nước, kế hoạch vay và trả nợ công, quản lý giá cả thị trường, thực hành tiết kiệm, chống lãng phí và cải cách thủ tục hành chính những tháng cuối năm";
const hostileTexts = [
  '<script>alert("xss")</script><img src=x onerror=alert(1)>',
  unbroken,
  // Zero-width space, right-to-left override and its end, Arabic.
  "\u200b\u202eđảo chiều\u202c عنوان عربي طويل \u200f(mẫu)",
  "</section></main>{{constructor.constructor('return 1')()}}",
];
const hostileLinks = ["javascript:alert(1)", "data:text/html,<script>alert(1)</script>", "//evil.example/path", "/api/mediafile/../../x"];

/** Long or hostile where the state says so, the same on every run. */
export function distortFixture(fixture: Fixture, state: SampleState): Fixture {
  if (state !== "long" && state !== "hostile") return fixture;
  let at = 0;
  const next = (from: readonly string[]): string => from[at++ % from.length] ?? "";
  const change = (key: string, value: string): string => {
    if (nested.has(key)) return JSON.stringify(withMistakes(walk(JSON.parse(value)), key, state));
    if (texts.has(key)) return state === "long" ? `${value}. ${longText}` : `${next(hostileTexts)} ${value}`;
    if (state === "hostile" && links.has(key)) return next(hostileLinks);
    if (state === "hostile" && key === "publishedAt" && at % 2 === 0) return "hôm qua";
    return value;
  };
  const walk = (value: unknown, key = ""): unknown => {
    if (typeof value === "string") return change(key, value);
    if (Array.isArray(value)) return value.map((one) => walk(one, key));
    if (typeof value !== "object" || value === null) return value;
    // The text of a label stands one level deeper, by language.
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, walk(one, languages.has(name) ? key : name)]));
  };
  // Same shape in, same shape out: only strings change.
  return walk(fixture) as Fixture;
}

/** Metadata with mistakes, which the inspector reports. */
const withMistakes = (value: unknown, key: string, state: SampleState): unknown =>
  state === "hostile" && key === "metadata" && typeof value === "object" && value !== null
    ? {
        ...value,
        appLayout: "no-such-shell",
        ...("blocks" in value && Array.isArray(value.blocks) ? { blocks: [...(value.blocks as unknown[]), ...mistakes] } : {}),
      }
    : value;

const mistakes = [{ key: "no-such-block", category: "tin" }, { key: "constructor", cards: "not a list" }, { category: "without a key" }];
