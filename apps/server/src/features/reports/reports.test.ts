import { describe, expect, test, vi } from "vitest";
import { visitors } from "../../testing/visitors.ts";
import { recipientsOf } from "./recipients.ts";
import { type Report, handleReport, listReports, deleteOldReports } from "./reports.ts";

const current = visitors(async ({ site }) => {
  await site("btc");
  await site("mof", { language: 2 });
  await site("cuc-b", { metadata: JSON.stringify({ identity: { email: "bien-tap@cuc-b.example" } }) });
  await site("cuc-a", { metadata: JSON.stringify({ identity: { email: "bien-tap@cuc-a.example" } }) });
});

const report = {
  pagePath: "/btc/tin-noi-bat",
  kind: "content",
  content: "Số liệu ở đoạn hai đã cũ.",
  email: "nguoi-bao@thu.example",
  device: "Firefox, Linux, máy tính",
  publicIp: "203.0.113.9",
};
const send = (fields: Record<string, string> = {}) => current().send("report", { ...report, ...fields });
const kept = async (content: string): Promise<readonly Report[]> =>
  (await listReports(current().db, { sites: undefined, state: "all" })).filter((row) => row.content === content);

describe("a report of a problem with a page", () => {
  test("is kept, with what the visitor left in it, and leads back to its page", async () => {
    const response = await send();
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ data: { redirect: "/btc/bao-loi?page=%2Fbtc%2Ftin-noi-bat&done=report" } });
    expect(await kept(report.content)).toMatchObject([
      { page: report.pagePath, device: report.device, publicIp: report.publicIp, email: report.email, site: "btc", doneAt: null },
    ]);
  });

  test("holds no device and no address that the visitor removed", async () => {
    const content = "Không gửi kèm thông tin kỹ thuật.";
    expect((await send({ content, device: "", publicIp: " ", email: "" })).statusCode).toBe(200);
    expect(await kept(content)).toMatchObject([{ device: null, publicIp: null, email: null }]);
    await vi.waitFor(
      () => expect(current().mails.find(({ text }) => text.includes(content))?.text).toMatch(/Địa chỉ IP: không có/),
      10_000,
    );
    expect(current().lines.join("")).not.toContain("203.0.113.9");
  });

  test.each([
    ["https://portal.example/btc/tin?x=1", "/btc/tin"],
    ["/cuc-a/tin", "/cuc-a/tin"],
  ])("takes the address %s as the page %s", async (page, path) => {
    const content = `Địa chỉ ${page}`;
    await send({ pagePath: page, content });
    expect(await kept(content)).toMatchObject([{ page: path }]);
  });

  test.each([
    ["pagePath", "javascript:alert(1)", "notFound"],
    ["pagePath", "//evil.example", "notFound"],
    ["kind", "khác", "required"],
    ["content", "ngắn", "tooShort"],
    ["email", "sai", "email"],
    ["publicIp", "1".repeat(46), "tooLong"],
  ])("is refused where %s is %j: %s", async (field, value, code) => {
    const response = await send({ [field]: value, content: field === "content" ? value : "Báo lỗi bị từ chối." });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ data: { errors: [expect.objectContaining({ field, code })] } });
    expect(await kept("Báo lỗi bị từ chối.")).toEqual([]);
  });

  test("needs a solved captcha, as every form of visitors", async () => {
    const response = await send({ capcha: "sai", content: "Không giải captcha." });
    expect(response.json()).toMatchObject({ data: { errors: [{ field: "capcha", code: "captcha" }] } });
  });

  test("is mailed to the contact of its site, with the page's address", async () => {
    await send({ pagePath: "/cuc-a/tin", site: "cuc-a", content: "Liên kết ở cuối bài bị hỏng." });
    const mail = () => current().mails.find(({ text }) => text.includes("Liên kết ở cuối bài bị hỏng."));
    await vi.waitFor(() => expect(mail()).toMatchObject({ to: "bien-tap@cuc-a.example" }), 60_000);
    expect(mail()?.text).toContain("https://portal.example/cuc-a/tin");
    expect(mail()?.subject).not.toContain("\n");
  });

  test("goes to the parameter contact-email where the site has no contact, else to the administrators", async () => {
    const { db } = current();
    expect(await recipientsOf(db, "btc", "btc")).toEqual(["a@b.example"]);
    const contact = { type: 2, key: "contact-email", value: "lienhe@example.org", name: null, position: 1, content_hash: "test" };
    await db.insertInto("parameter").values(contact).execute();
    expect(await recipientsOf(db, "btc", "btc")).toEqual(["lienhe@example.org"]);
    expect(await recipientsOf(db, "cuc-a", "btc")).toEqual(["bien-tap@cuc-a.example"]);
    expect(await recipientsOf(db, "khong-co", "cuc-a")).toEqual(["bien-tap@cuc-a.example"]);
    await db.deleteFrom("parameter").execute();
  });

  test("fills no one's mailbox: one address gets five an hour, the others are kept all the same", async () => {
    const content = "Báo lỗi lặp lại nhiều lần.";
    const mailed = () => current().mails.filter(({ to, text }) => to === "bien-tap@cuc-b.example" && text.includes(content)).length;
    for (let turn = 0; turn < 7; turn += 1) expect((await send({ site: "cuc-b", content })).statusCode).toBe(200);
    await vi.waitFor(() => expect(mailed()).toBe(5), 60_000);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(mailed()).toBe(5);
    expect(await kept(content)).toHaveLength(7);
  });

  test("about a site that does not exist counts as one about the ministry", async () => {
    const content = "Trang của đơn vị không có thật.";
    await send({ site: "khong-co", language: "en", content });
    expect(await kept(content)).toMatchObject([{ site: "mof" }]);
  });
});

describe("what operators do with reports", () => {
  test("list those that are open, of one site; mark one as done, once", async () => {
    const content = "Báo lỗi để xử lý.";
    await send({ site: "cuc-a", content });
    const open = async () =>
      (await listReports(current().db, { sites: ["cuc-a"], state: "open" })).filter((row) => row.content === content);
    const [row] = await open();
    expect(row).toMatchObject({ site: "cuc-a" });
    const done = { id: row?.id ?? "", isDone: true, actor: undefined, note: undefined };
    expect(await handleReport(current().db, done)).toMatchObject({ content });
    expect(await handleReport(current().db, done)).toBeUndefined();
    expect(await open()).toEqual([]);
    expect(await listReports(current().db, { sites: ["cuc-a"], state: "done" })).toMatchObject([{ content }]);
  });

  test("reports are removed 30 days after they are done, and after a year in any case", async () => {
    const { db } = current();
    const ages = {
      "Xong lâu rồi.": [40, 31],
      "Mới xong xong.": [40, 29],
      "Chưa xong, cũ.": [366, undefined],
      "Chưa xong nhé.": [364, undefined],
    } as const;
    for (const content of Object.keys(ages)) await send({ content });
    const ago = (days: number): Date => new Date(Date.now() - days * 86_400_000);
    for (const [content, [sent, done]] of Object.entries(ages))
      await db
        .updateTable("problem_report")
        .set({ sent_at: ago(sent), done_at: done === undefined ? null : ago(done) })
        .where("content", "=", content)
        .execute();
    await deleteOldReports(db);
    const left = await Promise.all(Object.keys(ages).map(async (content) => (await kept(content)).length));
    expect(left).toEqual([0, 1, 0, 1]);
  });
});

test("a network that reports more than twenty problems within an hour is asked for work, and not refused", async () => {
  const codes: unknown[] = [];
  while (codes.length < 25 && codes.at(-1) === codes[0]) codes.push(await codeOf());
  expect(codes.at(-1)).toBe("captchaWork");
});

/** What is wrong with one more report; undefined: it is kept. */
async function codeOf(): Promise<string | undefined> {
  const response = await send({ content: "Báo lỗi từ một mạng." });
  return response.json<{ data: { errors?: { code: string }[] } }>().data.errors?.[0]?.code;
}
