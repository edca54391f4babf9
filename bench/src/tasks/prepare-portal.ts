/** What the ten tasks begin with in this portal, beside its demonstration content. */
import type { Page } from "playwright";
import { texts } from "./tasks.ts";

export const TYPO_ARTICLE = "vien-ky-thoa-thuan-chia-se-du-lieu-voi-cac-truong-dai-hoc";
export const QUESTION = "Hoàn thuế cần giấy tờ gì?";

/** What the calls that are made here answer. */
interface Answer {
  readonly data: { readonly id: string; readonly record: object; readonly hash: string; readonly digest: string };
  readonly tag: string;
}

/** A typing error in an article that is live. @param page in which the administrator has signed in */
export const misspell = (page: Page, key: string): Promise<void> =>
  page.evaluate(
    async ([key, wrong]) => {
      const ask = async (path: string, method = "GET", body?: object, tag?: string): Promise<Answer> => {
        const headers = { "portal-staff": "1", ...(body && { "content-type": "application/json" }), ...(tag && { "if-match": tag }) };
        const response = await fetch(`/api/admin/${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
        if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
        return { data: ((await response.json()) as Pick<Answer, "data">).data, tag: response.headers.get("etag") ?? "" };
      };
      const { id } = (await ask("change-sets", "POST", { title: "Chuẩn bị" })).data;
      const { record, hash } = (await ask(`records/article/${key}`)).data;
      const changed = { ...record, articleContent: { Content: `<p>Đơn vị tổ chức ${wrong} trong tháng.</p>` } };
      await ask(`change-sets/${id}/records/article/${key}`, "PUT", { record: changed, baseHash: hash }, '"0"');
      for (const act of ["submit", "approve", "publish"]) {
        const set = await ask(`change-sets/${id}`);
        await ask(`change-sets/${id}/${act}`, "POST", act === "approve" ? { digest: set.data.digest } : {}, set.tag);
      }
    },
    [key, texts.typo.wrong] as const,
  );

/** The administrator has begun an article before, among the ministry's news, as one does each day: the next one is put there too. */
export async function beginArticle(page: Page): Promise<void> {
  const pick = async (label: string, letters: string, index: number): Promise<void> => {
    const field = page.getByRole("combobox", { name: label, exact: true });
    await field.fill(letters);
    await field.press("Enter");
    await page.getByText("Đang chọn:").nth(index).waitFor();
  };
  await page.goto("/quan-tri/noi-dung/moi/article");
  await pick("Trang", "btc", 0);
  await pick("Chuyên mục", "tin tai chinh", 1);
  await page.getByRole("textbox", { name: "Tiêu đề" }).fill("Chuẩn bị");
  await page.getByRole("button", { name: "Bắt đầu soạn" }).click();
  await page.waitForURL(/ban-ghi/);
}

/** A visitor asks something. */
export async function askQuestion(visitor: Page, title: string): Promise<void> {
  await visitor.goto("/btc/hoi-dap/dat-cau-hoi");
  await visitor.getByRole("combobox", { name: "Lĩnh vực" }).selectOption({ index: 1 });
  await visitor.getByLabel("Câu hỏi tóm tắt").fill(title);
  await visitor.getByRole("textbox", { name: "Nội dung câu hỏi", exact: true }).fill(`${title} Xin cảm ơn.`);
  await visitor.getByRole("textbox", { name: "Thư điện tử" }).fill("nguoi-hoi@thu.example");
  await visitor.getByRole("checkbox").check();
  await visitor.getByRole("button", { name: "Để trình duyệt tự kiểm tra" }).click();
  await visitor.getByText("Trình duyệt đã kiểm tra xong").waitFor();
  await visitor.getByRole("button", { name: "Gửi câu hỏi" }).click();
  await visitor.waitForURL(/done=/);
}
