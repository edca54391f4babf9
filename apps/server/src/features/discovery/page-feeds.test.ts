import type { PageModel, Portal } from "@portal/domain";
import { expect, it } from "vitest";
import { pageModel } from "../../testing/page-model.ts";
import { testApp } from "../../testing/test-app.ts";
import { atomErrors } from "./testing/atom-rng.ts";

const site = { slug: "btc", name: "Bộ Tài chính", hasFeeds: true } as PageModel["site"];
const words = (text: string) => [
  { text: text.slice(0, 3), hit: true },
  { text: text.slice(3), hit: false },
];
const found = (href: string, at: string | undefined) => ({ href, title: words("Thuế \u0007<mới>"), snippet: words("Đoạn & trích"), at });
const asked: string[] = [];
const listing = (content: object): PageModel["content"] => ({ n1: { status: "ready", content } }) as never;
const pages: Readonly<Record<string, Partial<PageModel>>> = {
  "/btc/tim-kiem": {
    kind: "search",
    content: listing({
      search: {
        results: [
          found("/btc/tin/a", "2026-11-01T00:00:00.000Z"),
          found("/btc/gioi-thieu", undefined),
          found("https://x.example/", "2026-01-01T00:00:00.000Z"),
        ],
      },
    }),
  },
  "/btc/hoi-dap": {
    kind: "fixed",
    content: listing({
      questions: {
        questions: [{ slug: "hoi & đáp", title: "Hỏi?", field: "Thuế", askedAt: "2026-10-01T00:00:00.000Z", state: "answered" }],
      },
    }),
  },
  "/mof/question-answer": { kind: "fixed", language: "en", content: { n1: { status: "failed", reason: "unavailable" } } },
};
const portal: Portal = {
  card: () => undefined,
  load: async (address) => {
    asked.push(address);
    const page = pages[address.split("?", 1)[0] ?? ""];
    return { page: pageModel(address, { language: "vi", site, ...(page ?? { status: 404, kind: "notFound" }) }) };
  },
  render: () => Promise.reject(new Error("No page is drawn here.")),
};
const current = testApp(async () => undefined, portal);
const get = async (url: string, host = "localhost") => {
  const { statusCode: status, body, headers } = await current().app.inject({ url, headers: { host } });
  return { status, body, type: headers["content-type"] };
};

it("a search has a feed of what it finds, the newest first, of what has a day and a page here", async () => {
  const { status, body, type } = await get("/feed/btc/tim-kiem.atom?q=thu%E1%BA%BF&type=document&page=7&khac=1");
  expect([status, type]).toEqual([200, "application/atom+xml; charset=utf-8"]);
  expect(asked.at(-1)).toBe("/btc/tim-kiem?q=thu%E1%BA%BF&type=document&sort=newest");
  expect(await atomErrors(body)).toEqual([]);
  expect([...body.matchAll(/<entry>[^]*?<id>([^<]*)<\/id>/g)].map(([, id]) => id)).toEqual(["http://localhost/btc/tin/a"]);
  expect(body).toContain("Thuế &lt;mới&gt;");
  expect(body).toContain('<link rel="self" href="http://localhost/feed/btc/tim-kiem.atom?q=thu%E1%BA%BF&amp;type=document"/>');
});

it("questions have one, also those of a field, in both formats", async () => {
  const { body } = await get("/feed/btc/hoi-dap.json?field=Thu%E1%BA%BF");
  expect(JSON.parse(body)).toMatchObject({
    feed_url: "http://localhost/feed/btc/hoi-dap.json?field=Thu%E1%BA%BF",
    items: [{ title: "Hỏi?", url: "http://localhost/btc/hoi-dap/chi-tiet-cau-hoi?id=hoi%20%26%20%C4%91%C3%A1p" }],
  });
  expect(await atomErrors((await get("/feed/btc/hoi-dap.atom")).body)).toEqual([]);
});

it.each([
  ["a search for nothing", "/feed/btc/tim-kiem.atom", "localhost", 404],
  ["a search on a site that is not there", "/feed/khong-co/tim-kiem.atom?q=a", "localhost", 404],
  ["who names another host", "/feed/btc/hoi-dap.atom", "evil.example", 404],
  ["what cannot be had just now", "/feed/mof/question-answer.atom", "localhost", 503],
] as const)("%s has none", async (_what, url, host, status) => {
  expect((await get(url, host)).status).toBe(status);
});
