/** How a change set is reviewed: what its readers say to each other, how its pages were and will be, and what is done where it is closed. */
import { expect, type Page, test } from "@playwright/test";
import { barriersInThemes } from "./axe.ts";
import { expectToFit, listen } from "./checks.ts";
import { mailsTo } from "./outbox.ts";
import type { PortalProcesses } from "./processes/portal-processes.ts";
import { call, joinStaff, publishChangeSet, signIn, startWithAdministrator } from "./staff.ts";

const SITE = "bo-truong";

let portal: PortalProcesses;
let dataDir = "";
let started: Awaited<ReturnType<typeof startWithAdministrator>>;
let page: Page;

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  started = await startWithAdministrator("change-set-review");
  ({ portal, dataDir } = started);
  page = await signIn(browser, started);
});
test.afterAll(() => portal?.stop());

/** Right for everyone: axe in all themes, no wider than the screen. */
async function expectAccessible(): Promise<void> {
  expect.soft(await barriersInThemes(page)).toEqual([]);
  await expectToFit(page, page.url());
  await page.setViewportSize({ width: 1440, height: 1000 });
}

/** Begins a set that lets a block of a site's home show another category, and opens its page. @returns its id */
async function begin(title: string, category = "hoat-dong-bo-truong"): Promise<string> {
  const { id } = await call<{ id: string }>(page, "change-sets", "POST", { title });
  const command = { kind: "assign", key: "slideNews", content: { category } };
  await call(page, `change-sets/${id}/records/site/${SITE}/commands`, "POST", { command }, '"0"');
  await page.goto(`/quan-tri/thay-doi/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeFocused();
  return id;
}

test("readers of a change set comment on it and on its records; what is typed outlives a failure, and open comments are said before it is submitted", async ({
  browser,
}) => {
  test.slow();
  const problems = listen(page, { ignore: (message) => /status of 503/.test(message.text()) });
  const id = await begin("Trao đổi về trang Bộ trưởng", "anh-bo-truong");
  const text = page.getByLabel("Nhận xét mới");
  const send = page.getByRole("button", { name: "Gửi nhận xét" });
  await expect(page.getByText("Chưa có nhận xét nào.")).toBeVisible();

  await page.getByLabel("Nhận xét về").selectOption(`site ${SITE}`);
  await text.fill("Bản ghi này: xin chọn chuyên mục khác.\nẢnh đã cũ.");
  await page.route("**/comments", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  );
  await send.click();
  await expect(page.getByRole("alert")).toContainText("Máy chủ gặp sự cố");
  await page.unroute("**/comments");
  await expect(text).toHaveValue(/Ảnh đã cũ/);
  // Nor is it lost with the page.
  await page.getByRole("link", { name: "Trang bắt đầu" }).click();
  await page.goBack();
  await expect(text).toHaveValue(/Ảnh đã cũ/);
  await expect(page.getByLabel("Nhận xét về")).toHaveValue(`site ${SITE}`);
  await send.click();
  await expect(page.getByText("Đã gửi nhận xét.")).toBeFocused();
  await expect(text).toHaveValue("");
  const first = page.getByRole("listitem").filter({ hasText: "Ảnh đã cũ" });
  await expect(first).toContainText("(bạn)");
  await expect(first.getByRole("link", { name: /^Về Trang thông tin:/ })).toBeVisible();

  const other = await joinStaff(browser, page, { portal, dataDir, name: "Trần Thị Soạn", roles: [{ site: SITE, role: "author" }] });
  await other.goto(`/quan-tri/thay-doi/${id}`);
  await other.getByLabel("Nhận xét mới").fill("Đã chọn ảnh mới.");
  await other.getByRole("button", { name: "Gửi nhận xét" }).click();
  await expect(other.getByText("Đã gửi nhận xét.")).toBeFocused();
  // What somebody else has written is marked and removed by who may.
  await expect(other.getByRole("listitem").filter({ hasText: "Ảnh đã cũ" }).getByRole("button")).toHaveCount(0);
  await expect(page.getByText("Có 1 nhận xét mới.")).toBeVisible();
  await expect.poll(() => mailsTo(started.email, dataDir).filter((mail) => /Subject: .*/.test(mail)).length).toBe(1);
  await expect(page.getByRole("heading", { name: "Trao đổi (2 nhận xét chưa xử lý)" })).toBeVisible();
  await expect(page.getByText("2 nhận xét chưa xử lý trong mục Trao đổi.")).toBeVisible();
  await expectAccessible();
  await page.setViewportSize({ width: 360, height: 800 });
  await expectToFit(page, page.url());
  await page.setViewportSize({ width: 1440, height: 1000 });

  const second = page.getByRole("listitem").filter({ hasText: "Đã chọn ảnh mới" });
  await second.getByRole("button", { name: /^Đánh dấu đã xử lý nhận xét của Trần Thị Soạn/ }).click();
  await expect(page.getByText("Đã đánh dấu nhận xét là đã xử lý.")).toBeFocused();
  await expect(second).toContainText(/Đã xử lý lúc/);
  await second.getByRole("button", { name: /^Mở lại/ }).click();
  await expect(page.getByText("Đã mở lại nhận xét.")).toBeFocused();
  await first.getByRole("button", { name: /^Xóa nhận xét của bạn/ }).click();
  await page.getByRole("dialog", { name: "Xóa nhận xét?" }).getByRole("button", { name: "Xóa nhận xét" }).click();
  await expect(page.getByText("Đã xóa nhận xét.")).toBeFocused();
  await expect(first).toHaveCount(0);

  await page.getByRole("link", { name: "Trang bắt đầu" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Trao đổi về trang Bộ trưởng" }).first()).toContainText(
    "1 nhận xét chưa xử lý",
  );
  await page.goto(`/quan-tri/thay-doi/${id}`);
  for (const [button, state] of [
    ["Gửi phê duyệt", "Chờ phê duyệt"],
    ["Phê duyệt", "Đã phê duyệt"],
    ["Xuất bản ngay", "Đã xuất bản"],
  ] as const) {
    await expect(page.getByText("1 nhận xét chưa xử lý trong mục Trao đổi.")).toBeVisible();
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(page.getByRole("status").first()).toContainText(state);
  }
  await expect(page.getByText("phần trao đổi chỉ còn để đọc")).toBeVisible();
  await expect(text).toHaveCount(0);
  await expect(second).toBeVisible();
  await other.close();
  expect(problems).toEqual([]);
});

test("a page is seen before and after a change, beside each other and scrolled together, with what changes marked in both", async () => {
  test.slow();
  const problems = listen(page);
  await begin("Đổi ảnh trên trang Bộ trưởng");
  await page.getByLabel("Trang cần xem").selectOption(`/${SITE}`);
  await page.getByLabel("Cạnh nhau").check();
  const [before, after] = [
    page.frameLocator("iframe[title='Cổng thông tin khi chưa có thay đổi này']"),
    page.frameLocator("iframe[title='Xem trước toàn bộ Cổng thông tin']"),
  ];
  for (const frame of [before, after]) {
    await expect(frame.locator("[data-changed]")).toHaveAttribute("data-block", "slideNews");
    await expect(frame.locator("[data-changed]")).toHaveCSS("outline-style", "dashed");
    expect(await frame.locator("[data-changed]").evaluate((block) => getComputedStyle(block, "::before").content)).toBe('"Có thay đổi"');
  }
  const textOf = (frame: typeof before) => frame.locator("[data-changed]").textContent();
  expect(await textOf(before)).not.toBe(await textOf(after));
  await expect(page.getByRole("heading", { level: 3, name: "Trước" })).toBeVisible();
  const boxes = await Promise.all((await page.locator("iframe").all()).map((frame) => frame.boundingBox()));
  expect(boxes[0]?.y).toBe(boxes[1]?.y);

  const scrolled = (frame: typeof before) => frame.locator("html").evaluate(() => Math.round(scrollY));
  await after.locator("html").evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
  await expect.poll(() => scrolled(before)).toBeGreaterThan(100);
  await before.locator("html").evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect.poll(() => scrolled(after)).toBe(0);

  const next = page.getByRole("button", { name: "Thay đổi tiếp theo" });
  await next.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Khối có thay đổi 1\/1: /)).toBeVisible();
  await expect(next).toBeFocused();
  for (const frame of [before, after]) {
    await expect(frame.locator("[data-changed-here]")).toHaveCSS("outline-style", "solid");
    await expect(frame.locator("[data-changed-here]")).toBeInViewport();
  }
  await expectAccessible();

  await page.setViewportSize({ width: 768, height: 1000 });
  const [above, below] = await Promise.all((await page.locator("iframe").all()).map((frame) => frame.boundingBox()));
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0) - 1);
  await expectToFit(page, page.url());
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.getByLabel("Trước", { exact: true }).check();
  await expect(page.locator("iframe")).toHaveCount(1);
  await expect(before.locator("[data-changed]")).toBeVisible();
  expect(problems).toEqual([]);
});

test(
  "what a closed set holds is read in its forms and its layout, which say how to go on; who still types when it is closed loses nothing",
  { tag: "@verify" },
  async () => {
    test.slow();
    const problems = listen(page, { ignore: (message) => /status of 409/.test(message.text()) });
    const id = await begin("Khóa khi chờ duyệt");
    const [article] = await call<{ key: string }[]>(page, `records?kind=article&site=${SITE}&limit=1`, "GET");
    const live = await call<{ hash: string; record: object }>(page, `records/article/${article?.key}`, "GET");
    const draft = { record: { ...live.record, title: "Bài chờ duyệt" }, baseHash: live.hash };
    await call(page, `change-sets/${id}/records/article/${article?.key}`, "PUT", draft, '"0"');
    await page.reload();
    const writing = await page.context().newPage();
    await writing.goto(`/quan-tri/thay-doi/${id}/ban-ghi/article/${article?.key}`);
    await expect(writing.getByLabel("Tiêu đề", { exact: true })).toHaveValue("Bài chờ duyệt");
    await page.getByRole("button", { name: "Gửi phê duyệt", exact: true }).click();
    await expect(page.getByRole("status").first()).toContainText("Chờ phê duyệt");
    await writing.getByLabel("Tiêu đề", { exact: true }).fill("Gõ khi đã gửi");
    await expect(writing.getByRole("note")).toContainText("Chỉ để đọc. Trạng thái của thay đổi: Chờ phê duyệt.");
    await expect(writing.getByLabel("Tiêu đề", { exact: true })).toHaveValue("Gõ khi đã gửi");
    await expect(writing.getByLabel("Tiêu đề", { exact: true })).toBeDisabled();
    await writing.close();

    await page
      .getByRole("row", { name: /Bài chờ duyệt/ })
      .getByRole("link", { name: "Xem nội dung" })
      .click();
    await expect(page.getByRole("note")).toContainText("rút lại Khóa khi chờ duyệt");
    await expect(page.getByLabel("Tiêu đề", { exact: true })).toBeDisabled();
    const body = page.getByRole("textbox", { name: /^Nội dung/ });
    await expect(body).toHaveAttribute("contenteditable", "false");
    await expect(page.getByRole("button", { name: "Xong" })).toHaveCount(0);
    await expect(page.getByRole("toolbar")).toHaveCount(0);
    await expectAccessible();
    await page.getByRole("note").getByRole("link", { name: "Khóa khi chờ duyệt" }).click();

    await page.getByRole("link", { name: "Xem bố cục" }).click();
    await expect(page.getByRole("note")).toContainText("Chỉ để đọc.");
    await expect(page.getByRole("button", { name: "Hoàn tác" })).toHaveCount(0);
    await page.getByRole("navigation", { name: "Các khối của trang" }).getByRole("button").first().click();
    await expect(page.getByText("Bố cục này chỉ để đọc")).toBeVisible();
    await expectAccessible();
    await page.getByRole("note").getByRole("link", { name: "Khóa khi chờ duyệt" }).click();

    await page.getByRole("button", { name: "Rút lại" }).click();
    await expect(page.getByRole("status").first()).toContainText("Đã rút lại");
    await page
      .getByRole("row", { name: /Bài chờ duyệt/ })
      .getByRole("link", { name: "Sửa nội dung" })
      .click();
    // What was typed and could not be saved was kept.
    await expect(page.getByLabel("Tiêu đề", { exact: true })).toHaveValue("Gõ khi đã gửi");
    await expect(page.getByLabel("Tiêu đề", { exact: true })).toBeEnabled();
    expect(problems).toEqual([]);
  },
);

test(
  "the start page says what needs care, with how much there is, and leads to the list of it",
  { tag: "@verify" },
  async ({ browser }) => {
    test.slow();
    const problems = listen(page);
    await page.goto("/quan-tri");
    await expect(page.getByRole("heading", { level: 2, name: "Việc cần chú ý" })).toBeVisible();
    const first = await begin("Sửa trước");
    const second = await begin("Sửa sau");
    await page.goto(`/quan-tri/thay-doi/${second}`);
    await publishChangeSet(page);
    await page.getByRole("link", { name: "Trang bắt đầu" }).click();
    const moved = page.getByRole("link", { name: /^\d+ thay đổi có nội dung đã được người khác sửa/ });
    const [count = ""] = /^\d+/.exec((await moved.textContent()) ?? "") ?? [];
    await expectAccessible();
    await moved.click();
    await expect(page.getByRole("heading", { level: 1, name: "Thay đổi" })).toBeFocused();
    await expect(page.getByLabel("Hiển thị")).toHaveValue("moved");
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(Number(count));
    await expect(page.getByRole("link", { name: "Sửa trước" })).toHaveAttribute("href", `/quan-tri/thay-doi/${first}`);
    await expectAccessible();
    await page.getByLabel("Hiển thị").selectOption("published");
    await expect(page.getByRole("link", { name: "Sửa sau" })).toBeVisible();

    await page.getByRole("link", { name: "Trang bắt đầu" }).click();
    await page.getByRole("link", { name: /^\d+ dự thảo sắp hết hạn góp ý hoặc chưa công bố kết quả/ }).click();
    await expect(page.getByLabel("Dự thảo", { exact: true })).toHaveValue("true");
    await expect(page.getByRole("heading", { level: 1, name: "Góp ý dự thảo" })).toBeFocused();
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto("/quan-tri");
    await expectToFit(page, page.url());
    await page.setViewportSize({ width: 1440, height: 1000 });

    // Who has just joined reads how to begin.
    const other = await joinStaff(browser, page, {
      portal,
      dataDir,
      name: "Lê Văn Mới",
      email: "moi@staff.example",
      roles: [{ site: SITE, role: "author" }],
    });
    await expect(other.getByText("Không có việc nào đang chờ bạn. Để bắt đầu")).toBeVisible();
    await other.close();
    expect(problems).toEqual([]);
  },
);
