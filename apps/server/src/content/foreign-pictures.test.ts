import { describe, expect, it } from "vitest";
import { article, category, openImporter, site } from "./testing/importer.ts";

const importer = openImporter();
const found = async (line: object, pictureOrigins: readonly string[] = []): Promise<string[]> => {
  const { issues } = await importer().run([site("s"), category("s", "c"), line], { pictureOrigins });
  return issues.map(({ severity, code, path }) => `${severity} ${code} ${path}`);
};
const html = (text: string): object => article("s", "c", "a", { articleContent: { Content: text } });

describe("pictures of other origins, which the content security policy blocks", () => {
  it.each([
    '<p>a</p><img alt="x" src="https://other.example/a.png">',
    "<IMG\nSRC = 'http://other.example/a.png'>",
    "<img src=//other.example/a.png>",
  ])("%s gives a warning", async (text) => expect(await found(html(text))).toEqual(["warning foreign-picture /articleContent/Content"]));

  it("is one warning a text, which names the first and says how many", async () => {
    const text = ["a", "b", "a"].map((name) => `<img src="https://other.example/${name}.png">`).join("");
    const { issues } = await importer().run([site("s"), category("s", "c"), html(text)]);
    expect(issues.map(({ problem }) => problem)).toEqual([expect.stringMatching(/"https:\/\/other\.example\/a\.png" and 1 more .*\./)]);
  });

  it.each(['<img src="/api/mediafile/a.png">', '<img src="a.png">', '<a href="https://other.example/a.png">a</a>', "&lt;img src=//x>"])(
    "%s gives none",
    async (text) => expect(await found(html(text))).toEqual([]),
  );

  it("of origins that the policy allows give none", async () => {
    const text = '<img src="https://pictures.example/a.png">';
    expect(await found(html(text), ["https://pictures.example"])).toEqual([]);
    expect(await found(html(text), ["https://pictures.example.org"])).toEqual(["warning foreign-picture /articleContent/Content"]);
  });

  it("are found in pages, answers, galleries, images and portraits", async () => {
    const address = "https://other.example/a.png";
    const img = `<img src="${address}">`;
    const question = { kind: "question", site: "s", slug: "q", field: "F", title: "T", body: "B", askedAt: "2026-11-01" };
    expect(await found({ kind: "page", site: "s", slug: "p", title: "P", html: img })).toEqual(["warning foreign-picture /html"]);
    expect(await found({ ...question, unit: "U", answer: img, answeredAt: "2026-11-02" })).toEqual(["warning foreign-picture /answer"]);
    expect(await found({ ...html(""), image: address })).toEqual(["warning foreign-picture /image"]);
    expect(await found(article("s", "c", "g", { articleType: 2, articleContent: { Photos: [{ FileName: address }] } }))).toEqual([
      "warning foreign-picture /articleContent/Photos/0/FileName",
    ]);
    expect(await found({ kind: "person", slug: "n", role: "leader", name: "N", title: "T", portrait: address })).toEqual([
      "warning foreign-picture /portrait",
    ]);
  });
});
