/** What fixed pages of specification §2.1 do besides what every page does. */
import { expect, test } from "@playwright/test";
import { hydrated, withoutScript } from "./checks.ts";

test("questions are filtered, searched and turned over by addresses alone", async ({ browser }) => {
  const context = await withoutScript(browser);
  const page = await context.newPage();
  const rows = page.locator("main ol li h2");
  await page.goto("/btc/hoi-dap");
  await expect(page.locator("main")).toContainText("Câu 1–10 trong tổng số 14 câu hỏi");
  await expect(rows).toHaveCount(10);
  await page.getByRole("link", { name: "Trang 2" }).click();
  await expect(rows).toHaveCount(4);
  await page.getByLabel("Lĩnh vực").selectOption("Hải quan");
  await page.getByLabel("Tình trạng").selectOption("answered");
  await page.getByLabel("Từ khóa", { exact: true }).last().fill("HANG MAU");
  await page.getByRole("button", { name: "Lọc" }).click();
  await expect(page).toHaveURL(/\?q=HANG\+MAU&field=H%E1%BA%A3i\+quan&state=answered$/);
  await expect(rows).toHaveText(["Hàng mẫu nhập khẩu không có giá trị thương mại có được miễn thuế không?"]);
  await rows.getByRole("link").click();
  await expect(page.locator("main")).toContainText("Cục Hải quan (đơn vị mẫu)");
  await context.close();
});

test("a question that is not there answers 404; without an id there is the list", async ({ request }) => {
  for (const path of ["/btc/hoi-dap/chi-tiet-cau-hoi?id=khong-co", "/mof/question-answer/question-detail?id=hoan-thue-thu-nhap-ca-nhan"])
    expect((await request.get(path)).status(), path).toBe(404);
  const bare = await request.get("/btc/hoi-dap/chi-tiet-cau-hoi", { maxRedirects: 0 });
  expect([bare.status(), bare.headers()["location"]]).toEqual([302, "/btc/hoi-dap"]);
});

test("the profile shows the store's defaults, once it is hydrated", async ({ page, request }) => {
  const sent = await (await request.get("/btc/tai-khoan/trang-ca-nhan")).text();
  expect(sent).not.toContain("Quản trị viên");
  await page.goto("/btc/tai-khoan/trang-ca-nhan");
  await hydrated(page);
  await expect(page.locator("main dl")).toContainText("Quản trị viên");
  await expect(page.locator("main dl")).toContainText("app-light");
});

// spec §9: parameter value 6
for (const [path, heading, person, number] of [
  ["/btc/thong-tin-lien-he", "Đầu mối tiếp nhận", "Người phát ngôn", "tel:02400000001"],
  ["/mof/contacts-us", "Whom to turn to", "Spokesperson", "tel:+842400000001"],
] as const)
  test(`${path} says who represents the ministry: the parameters of list 6`, async ({ page, request }) => {
    const list = (await (await request.get("/api/paramaters/gets?type=6")).json()) as { data: { name: string }[] };
    expect(list.data.map(({ name }) => name)).toContain(person);
    await page.goto(path);
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    await expect(page.locator("dt", { hasText: person })).toBeVisible();
    await expect(page.locator(`main a[href="${number}"]`)).toBeVisible();
  });
