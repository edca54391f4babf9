/** "Report a problem with this page": from the footer of every page to the operator's list, with what the visitor leaves in. */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, type Page, test } from "@playwright/test";
import { barriersInThemes } from "./axe.ts";
import { expectToFit, further, hydrated, listen, withoutScript } from "./checks.ts";
import { prove } from "./proof.ts";

const texts = {
  vi: {
    page: "/cong-doan",
    site: "cong-doan",
    link: "Báo lỗi trang này",
    form: "/btc/bao-loi",
    kind: "Loại lỗi",
    content: "Mô tả lỗi",
    device: "Trình duyệt, hệ điều hành, loại thiết bị",
    ip: "Địa chỉ IP công khai",
    work: "Để trình duyệt tự kiểm tra",
    worked: "Trình duyệt đã kiểm tra xong",
    send: "Gửi báo lỗi",
    done: "Cảm ơn bạn. Báo lỗi đã được gửi tới người phụ trách trang.",
    back: "Quay lại trang vừa báo lỗi",
  },
  en: {
    page: "/mof/about",
    site: "mof",
    link: "Report a problem with this page",
    form: "/mof/report-problem",
    kind: "Kind of problem",
    content: "What is the problem?",
    device: "Browser, operating system, type of device",
    ip: "Public IP address",
    work: "Let the browser do the check",
    worked: "The browser has done the check",
    send: "Send report",
    done: "Thank you. Your report has been sent to those responsible for the page.",
    back: "Back to the page that you reported",
  },
} as const;

interface Listed {
  readonly id: string;
  readonly site: string;
  readonly page: string;
  readonly content: string;
  readonly device: string | null;
  readonly publicIp: string | null;
}

/** What an operator sees, by the operator's own command beside the running portal. */
async function listed(content: string): Promise<Listed[]> {
  const cli = join(import.meta.dirname, "../../server/src/features/reports/reports-cli.ts");
  const env = { ...process.env, DATA_DIR: process.env["E2E_DATA_DIR"] ?? "", DATABASE_URL: "" };
  const { stdout } = await promisify(execFile)(process.execPath, ["--conditions=@portal/source", cli, "--json"], { env });
  const rows = stdout.trim().split("\n").filter(Boolean);
  return rows.map((row) => JSON.parse(row) as Listed).filter((row) => row.content === content);
}

const describeProblem = async (page: Page, t: (typeof texts)["vi" | "en"], content: string): Promise<void> => {
  await page.getByLabel(t.kind).selectOption("broken");
  await page.getByRole("textbox", { name: t.content }).fill(content);
};

for (const language of ["vi", "en"] as const) {
  const t = texts[language];
  test(
    `a visitor reports a problem, sees device and address that go with it, and removes the address, in ${language}`,
    further(language === "en"),
    async ({ page }) => {
      const content = `Ảnh ở đầu trang không hiện (${language}).`;
      const problems = listen(page);
      await page.goto(`${t.page}?q=b%C3%AD-m%E1%BA%ADt`);
      await hydrated(page);
      await page.locator("footer").getByRole("link", { name: t.link }).click();
      await expect(page).toHaveURL(new RegExp(t.form));
      expect(decodeURIComponent(page.url())).not.toContain("bí-mật");
      await expect(page.locator("[name=pagePath]")).toHaveValue(t.page);
      await expect(page.getByLabel(t.device)).toHaveValue(/Chrome, Linux, (máy tính|computer)/);
      const { ip } = (await (await page.request.get("/api/public-ip")).json()) as { ip: string };
      await expect(page.getByLabel(t.ip)).toHaveValue(ip);
      expect(await barriersInThemes(page)).toEqual([]);
      await expectToFit(page);
      await describeProblem(page, t, content);
      await page.getByLabel(t.ip).fill("");
      await page.getByRole("button", { name: t.work }).click();
      await expect(page.getByText(t.worked)).toBeVisible();
      await page.getByRole("button", { name: t.send }).click();
      await expect(page.getByText(t.done)).toBeVisible();
      await expect(page.getByRole("link", { name: t.back })).toHaveAttribute("href", t.page);
      expect(await listed(content)).toMatchObject([
        { site: t.site, page: t.page, device: expect.stringContaining("Chrome, Linux"), publicIp: null },
      ]);
      expect(problems).toEqual([]);
    },
  );

  test(
    `without a script the form works, and sends no device and no address, in ${language}`,
    further(language === "en"),
    async ({ browser, request }) => {
      const content = `Liên kết ở cuối trang bị hỏng (${language}).`;
      const context = await withoutScript(browser);
      const page = await context.newPage();
      await page.goto(t.page);
      await page.locator("footer").getByRole("link", { name: t.link }).click();
      await expect(page.getByLabel(t.device)).toHaveValue("");
      await expect(page.getByLabel(t.ip)).toHaveValue("");
      await describeProblem(page, t, "Ngắn");
      await prove(page, request);
      await page.getByRole("button", { name: t.send }).click();
      await expect(page.locator("[name=content]")).toHaveValue("Ngắn");
      await describeProblem(page, t, content);
      await prove(page, request);
      await page.getByRole("button", { name: t.send }).click();
      await expect(page.getByText(t.done)).toBeVisible();
      expect(await listed(content)).toMatchObject([{ site: t.site, page: t.page, device: null, publicIp: null }]);
      await context.close();
    },
  );
}
