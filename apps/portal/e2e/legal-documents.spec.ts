/** Lists of legal documents and their details, as a reader uses them (docs/adr/0065). */
import { expect, test } from "@playwright/test";
import { barriersInThemes } from "./axe.ts";

const LIST = "/btc/van-ban-phap-luat";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a reader narrows a list, opens a document, and goes to the one that it amends and back", async ({ page }) => {
    await page.goto(LIST);
    const filter = page.getByRole("search", { name: "Lọc văn bản" });
    await filter.getByLabel("Loại văn bản").selectOption("Nghị định");
    await filter.getByLabel("Lĩnh vực").selectOption("Thuế");
    await filter.getByLabel("Ban hành từ ngày").fill("2026-01-01");
    await filter.getByRole("button", { name: "Lọc" }).click();
    await expect(page).toHaveURL(/type=decree/);
    const found = page.getByRole("main").getByRole("heading", { level: 2 }).getByRole("link");
    await expect(found).toHaveText(["Nghị định về hóa đơn, chứng từ điện tử"]);
    await expect(filter.getByLabel("Ban hành từ ngày")).toHaveValue("2026-01-01");

    await found.click();
    await expect(page.getByText(/^Nghị định số 276\/2026\/NĐ-CP-M ngày 02 tháng 10 năm 2026 của Chính phủ về hóa đơn/)).toBeVisible();
    await expect(page.getByRole("definition").filter({ hasText: "từ ngày" })).toBeVisible();
    await page.getByRole("link", { name: "Nghị định quy định chi tiết Luật Thuế giá trị gia tăng" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nghị định quy định chi tiết Luật Thuế giá trị gia tăng");
    await expect(page.getByRole("heading", { name: "Được sửa đổi, bổ sung bởi" })).toBeVisible();
    await page.getByRole("link", { name: "Nghị định về hóa đơn, chứng từ điện tử" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nghị định về hóa đơn, chứng từ điện tử");
  });

  test("a value that is none is said, and stays in its field", async ({ page }) => {
    await page.goto(`${LIST}?issuedFrom=31%2F02%2F2026&force=in-force`);
    await expect(page.getByText("Có điều kiện chưa được áp dụng")).toBeVisible();
    const field = page.getByLabel("Ban hành từ ngày");
    await expect(field).toHaveValue("31/02/2026");
    await expect(field).toHaveAccessibleDescription(/không phải là một ngày/);
    await expect(page.getByText("Hết hiệu lực", { exact: true })).toHaveCount(1); // The choice alone.
  });
});

for (const path of [LIST, `${LIST}?issuedFrom=x&type=y`, `${LIST}/nghi-dinh-ve-hoa-don-chung-tu-dien-tu`])
  test(`axe finds nothing at ${path}`, async ({ page }) => {
    await page.goto(path);
    expect(await barriersInThemes(page)).toEqual([]);
  });
