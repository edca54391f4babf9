import { describe, expect, test } from "vitest";
import type { WidgetExample } from "../examples.ts";
import { addresses, attributes, renderHtml, textsOf } from "../testing/render.tsx";
import * as examples from "./article-examples.ts";
import { ArticleFiles } from "./articleFiles/ArticleFiles.tsx";
import { ArticleReading } from "./articleReading/ArticleReading.tsx";
import { ArticleStatic } from "./articleStatic/ArticleStatic.tsx";
import { ContributionForm } from "./contributionForm/ContributionForm.tsx";
import { toOpen } from "./contributionForm/examples.ts";
import { citationExamples, expired, forceExamples } from "./legal-examples.ts";
import { DocumentCitation } from "./documentCitation/DocumentCitation.tsx";
import { DocumentDetail } from "./documentDetail/DocumentDetail.tsx";
import { DocumentForce } from "./documentForce/DocumentForce.tsx";
import { DocumentForceFailed } from "./documentForce/DocumentForceFailed.tsx";
import { exampleForms } from "../ui/form/example-forms.ts";
import { DraftOutcome } from "./draftOutcome/DraftOutcome.tsx";
import { examples as outcomeExamples } from "./draftOutcome/examples.ts";
import { DraftStatus } from "./draftStatus/DraftStatus.tsx";
import { exampleWidgetProps } from "./example-page.ts";
import { Infographic } from "./infographic/Infographic.tsx";
import { PhotoDetail } from "./photoDetail/PhotoDetail.tsx";
import { Ratings } from "./ratings/Ratings.tsx";
import { Slideshow } from "./slideshow/Slideshow.tsx";
import { VideoDetail } from "./videoDetail/VideoDetail.tsx";

const props = (example: WidgetExample) => exampleWidgetProps("view", example);

// spec §2.3: article views
describe("reading", () => {
  const html = renderHtml(<ArticleReading {...props(examples.sectionExamples.normal)} />);

  test("offers the reading time, three text sizes and a list of contents that leads into the text", () => {
    expect(html).toContain("Thời gian đọc: khoảng 4 phút");
    expect([...html.matchAll(/<input [^>]*type="radio"/g)]).toHaveLength(3);
    const targets = addresses(html).filter((address) => address.startsWith("#"));
    expect(targets).toEqual(["#muc-1", "#muc-2", "#muc-3"]);
    expect(targets.every((target) => html.includes(`id="${target.slice(1)}"`))).toBe(true);
  });

  test("has no list of contents for a text without sections", () => {
    expect(renderHtml(<ArticleReading {...props(examples.sectionExamples.hostile)} />)).not.toContain("<nav");
  });
});

test("a static page says neither date nor author", () => {
  const html = renderHtml(<ArticleStatic {...props(examples.sectionExamples.normal)} />);
  expect(textsOf(html, "h1")).toHaveLength(1);
  expect(html).not.toContain("<time");
  expect(html).not.toContain("Tác giả");
});

test("an attachment is a file to download or a link that says where it leads; anything else is said in words", () => {
  expect(attributes(renderHtml(<ArticleFiles {...props(examples.fileExamples.normal)} />), "download")).toHaveLength(1);
  expect(renderHtml(<ArticleFiles {...props(examples.bodies.link)} />)).toContain("Nội dung nằm ở trang khác: example.org.");
  expect(textsOf(renderHtml(<ArticleFiles {...props(examples.documentExamples.normal)} />), "li")).toHaveLength(2);
  expect(renderHtml(<ArticleFiles {...props(examples.otherKind)} />)).toContain("chưa hiển thị được");
});

test("document detail lists number, issuer, issue and effective dates", () => {
  const detail = renderHtml(<DocumentDetail {...props(examples.documentExamples.normal)} />);
  expect(textsOf(detail, "dt")).toEqual(["Số, ký hiệu", "Cơ quan ban hành", "Ngày ban hành"]);
  expect(textsOf(detail, "dd").at(-1)).toBe("16/11/2026");
  const days = renderHtml(<DocumentForce {...props(examples.documentExamples.normal)} />);
  expect([textsOf(days, "dt"), textsOf(days, "dd")]).toEqual([["Ngày có hiệu lực"], ["01/01/2027"]]);
});

test("a legal document says in words whether it is in force", () => {
  const force = (example: WidgetExample) => renderHtml(<DocumentForce {...props(example)} />);
  expect(textsOf(force(forceExamples.normal), "dd")).toEqual(["Chưa có hiệu lực có hiệu lực từ ngày 01/01/2027"]);
  expect(textsOf(force(expired), "dd")[0]).toMatch(/^Hết hiệu lực từ ngày 01\/06\/2026/);
});

test("where nobody knows whether it is in force, a document says that, and the days of its record", () => {
  const { page } = props(forceExamples.normal);
  const html = renderHtml(<DocumentForceFailed page={page} label={undefined} reason="unavailable" />);
  expect(textsOf(html, "dd")).toEqual(["01/01/2027"]);
  expect(textsOf(html, "p")).toEqual(["Chưa tra cứu được văn bản còn hiệu lực hay không. Vui lòng thử lại."]);
  expect(textsOf(html, "button")).toEqual(["Thử lại"]);
});

test("a legal document says how it is cited, a draft and an untyped one do not", () => {
  const article = citationExamples.normal.page?.article;
  if (!article) throw new Error("The example shows a document.");
  const named = { content: {}, page: { article: { ...article, title: "Thông tư hướng dẫn lập dự toán" } } };
  expect(renderHtml(<DocumentCitation {...props(named)} />)).toContain(
    "Thông tư số 81/2026/TT-MAU ngày 16 tháng 11 năm 2026 của Bộ Tài chính (trang minh họa) hướng dẫn lập dự toán",
  );
  expect(renderHtml(<DocumentCitation {...props(examples.draftExamples.normal)} />)).toBe("");
});

describe("document contribution", () => {
  test("says whether the draft is open, until when, and how many days are left", () => {
    const status = (example: WidgetExample, language: "vi" | "en" = "vi") => renderHtml(<DraftStatus {...props(example)} />, language);
    expect(status(examples.draftExamples.normal)).toContain("Nhận ý kiến đến hết ngày 31/12/2026. Còn 40 ngày.");
    expect(status(examples.lastDay)).toContain("Hôm nay là ngày cuối.");
    expect(status(examples.closedDraft)).toContain("Đã hết hạn góp ý");
    expect(status(examples.draftExamples.normal, "en")).toContain("40 days left.");
    expect(status(examples.documentExamples.normal)).toBe("");
    const sent = { ...examples.draftExamples.normal.page, path: "/btc/a/b?done=contribution&receipt=1234-5678-9012-3452" };
    const commentForm = { href: "/btc/a/b?form=contribution" };
    const elsewhere = { ...commentForm, pictureOnly: true } as const;
    const passedOn = status({ content: {}, page: { ...sent, commentForm: elsewhere } });
    expect(passedOn).toContain("Cơ quan soạn thảo đã nhận ý kiến góp ý của bạn. Xin cảm ơn. Mã tiếp nhận: 1234-5678-9012-3452.");
    // No one's words get into the page by its address, and a portal that keeps comments itself says so elsewhere.
    expect(status({ content: {}, page: { ...sent, path: `${sent.path}<b>x`, commentForm: elsewhere } })).not.toContain("Mã tiếp nhận");
    expect(status({ content: {}, page: { ...sent, commentForm } })).not.toContain("Xin cảm ơn");
  });

  // spec §3: Contribution
  test("lays out the form of a contribution while comments are taken, and another way where a back end has nothing but a picture", () => {
    const commentForm = { href: "/btc/a/b?form=contribution" };
    const page = { ...examples.draftExamples.normal.page, commentForm, forms: exampleForms };
    const html = renderHtml(<ContributionForm {...props({ content: {}, page })} />);
    const names = ["articleId", "title", "content", "attachment", "fullName", "email", "phoneNumber", "address", "consent", "capcha"];
    expect(attributes(html, "name")).toEqual(expect.arrayContaining(names));
    expect(html).toMatch(/<form [^>]*method="post"/);
    expect(html).toMatch(/<form [^>]*enctype="multipart\/form-data"/i);
    expect(html).toContain(`name="articleId" value="1"`);
    expect(addresses(html)).not.toContain("mailto:lienhe@example.org");
    expect(html).toContain("<audio");
    const pictureOnly = renderHtml(
      <ContributionForm {...props({ content: {}, page: { ...page, forms: { ...exampleForms, pictureOnly: true } } })} />,
    );
    expect(addresses(pictureOnly)).toContain("mailto:lienhe@example.org");
    expect(pictureOnly).toContain("get-captcha?id=");
    expect(pictureOnly).not.toContain("<audio");
    expect(renderHtml(<ContributionForm {...props(examples.closedDraft)} />)).toBe("");
  });

  test("links to the form on the page that is the same for everybody: no key, no captcha, no field", () => {
    const html = renderHtml(<ContributionForm {...props(toOpen)} />);
    const [anchor = ""] = attributes(html, "id");
    expect(addresses(html)).toEqual([`/btc/du-thao-van-ban/du-thao?form=contribution#${anchor}`]);
    expect(attributes(html, "name")).toEqual([]);
    expect(html).not.toMatch(/<form|captcha/);
  });
});

test("an infographic has a text alternative that the picture refers to, and the picture by itself without JavaScript", () => {
  const html = renderHtml(<Infographic {...props(examples.infographicExamples.normal)} />);
  const [words = ""] = attributes(html, "aria-describedby");
  expect(attributes(html, "id")).toContain(words);
  expect(html).toContain("Quý II: 495 nghìn tỷ đồng");
  const [picture] = attributes(html, "src");
  expect(attributes(html, "href")).toContain(picture);
  expect(html).toMatch(/role="group"[^>]*hidden=""/);
});

test("photo detail shows each photo with its number, and an index of links to them", () => {
  const html = renderHtml(<PhotoDetail {...props(examples.photoExamples.normal)} />);
  const targets = addresses(html).filter((address) => address.startsWith("#"));
  expect(targets).toHaveLength(5);
  expect(attributes(html, "id")).toEqual(targets.map((target) => target.slice(1)));
  expect(html).toContain("5 / 5");
});

test("a slideshow without JavaScript is a list of all photos", () => {
  const html = renderHtml(<Slideshow {...props(examples.photoExamples.normal)} />);
  expect([...html.matchAll(/<li /g)]).toHaveLength(5);
  expect([...html.matchAll(/<img /g)]).toHaveLength(5);
  expect(html).toMatch(/role="region" aria-label="[^"]+" tabindex="0"/i);
});

test("what became of the comments stands on the draft's page, with unit and date", () => {
  const html = renderHtml(<DraftOutcome {...props(outcomeExamples.normal)} />);
  expect(html).toContain("Vụ Pháp chế (đơn vị mẫu)");
  expect(html).toContain("19/11/2026");
  expect(renderHtml(<DraftStatus {...props(outcomeExamples.normal)} />)).toContain("Đã nhận 12 ý kiến.");
  expect(renderHtml(<DraftOutcome {...props(outcomeExamples.empty)} />)).toBe("");
});

test("readers rate by a form that is the same for everybody, and are thanked", () => {
  const html = renderHtml(<Ratings {...props(examples.unrated)} />);
  expect(attributes(html, "value")).toEqual(expect.arrayContaining(["rating", "1", "2", "3", "4", "5"]));
  expect(html).not.toMatch(/name="(?:key|captchaId)"/);
  expect(html).not.toContain("Cảm ơn");
  expect(renderHtml(<Ratings {...props(examples.rated)} />)).toContain("Cảm ơn bạn đã đánh giá.");
});

test("ratings show average and count where there are any", () => {
  const vi = renderHtml(<Ratings {...props(examples.ratingExamples.normal)} />);
  expect(vi).toContain("4,6 trên 5 sao");
  expect(vi).toContain("128 lượt đánh giá");
  expect(renderHtml(<Ratings {...props(examples.ratingExamples.hostile)} />)).toContain("5 trên 5 sao");
  expect(renderHtml(<Ratings {...props(examples.textExamples.normal)} />)).toBe("");
});

test("video detail waits to be asked, with captions and transcript", () => {
  const html = renderHtml(<VideoDetail {...props(examples.videoExamples.normal)} />);
  expect(html).toMatch(/<video [^>]*preload="none"/);
  expect(html).toMatch(/<track kind="captions"/);
  expect(html).not.toContain("autoplay");
  expect(textsOf(html, "details")).toHaveLength(1);
});
