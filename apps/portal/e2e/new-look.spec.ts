/** A department's home gets another look: its designer lays it out, an editor compares, comments, approves and schedules it, visitors see it in time, and it is taken back. */
import { expect as usual, type Page, test } from "@playwright/test";
import { listen } from "./checks.ts";
import type { PortalProcesses } from "./processes/portal-processes.ts";
import { joinStaff, publishChangeSet, signIn, startWithAdministrator } from "./staff.ts";

/** Each step is drawn by the server: a busy machine takes its time. */
const expect = usual.configure({ timeout: 30_000 });
const SITE = "vien-chien-luoc";
const TITLE = "Diện mạo mới của Viện";
const EMPTY = /chưa gán nội dung/;

let portal: PortalProcesses | undefined;
test.afterAll(() => portal?.stop());

/** As a field for date and time has it, by the clocks of the portal's zone. */
const clock = (moment: number): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Ho_Chi_Minh", dateStyle: "short", timeStyle: "short" })
    .format(moment)
    .replace(" ", "T");

/** Monday of next week, at eight. */
function nextMonday(): string {
  const today = new Date();
  const days = ((8 - today.getDay()) % 7 || 7) * 86_400_000;
  return `${clock(today.getTime() + days).slice(0, 10)}T08:00`;
}

/** Gives every block that is empty something to show, whatever its type. */
async function fillBlocks(page: Page): Promise<number> {
  const inspector = page.getByRole("region", { name: "Khối đang chọn" });
  const empty = page.getByRole("navigation", { name: "Các khối của trang" }).getByRole("button", { name: EMPTY });
  let filled = 0;
  for (let left = await empty.count(); left > 0; left = await empty.count()) {
    await empty.first().click();
    await expect(empty.first()).toHaveAttribute("aria-pressed", "true");
    const add = inspector.getByRole("button", { name: "Thêm thẻ" });
    const search = inspector.getByRole("combobox").first();
    await expect(add.or(search).first()).toBeVisible();
    if (await add.isVisible()) await add.click();
    else {
      await search.fill("tin");
      await inspector.getByRole("listbox").getByRole("option").first().click();
    }
    await expect(empty).toHaveCount(left - 1);
    filled += 1;
  }
  return filled;
}

test("another layout, all its blocks and two moves go live in time, seen and discussed before, and are taken back", async ({ browser }) => {
  test.setTimeout(420_000);
  const started = await startWithAdministrator("new-look");
  ({ portal } = started);
  const editor = await signIn(browser, started);
  const roles = [
    { site: SITE, role: "author" },
    { site: SITE, role: "designer" },
  ];
  const author = await joinStaff(browser, editor, { portal, dataDir: started.dataDir, name: "Lê Thị Thiết Kế", roles });
  const problems = [listen(author), listen(editor)];

  await author.getByLabel("Thay đổi mới").fill(TITLE);
  await author.getByRole("button", { name: "Bắt đầu" }).click();
  await author.getByLabel("Trang chủ của").selectOption(SITE);
  await author.getByRole("link", { name: "Mở trang chủ này" }).click();
  const frame = author.frameLocator("iframe");
  const layout = author.getByLabel("Bố cục", { exact: true });
  await expect(layout).toBeVisible();
  const former = await layout.inputValue();
  await layout.selectOption({ label: "Trang chủ cục, vụ – mẫu 2" });
  expect(await layout.inputValue()).not.toBe(former);
  await fillBlocks(author);
  const blocks = author.getByRole("navigation", { name: "Các khối của trang" }).getByRole("button");
  await expect(blocks.filter({ hasText: EMPTY })).toHaveCount(0);
  const move = author.getByRole("region", { name: "Khối đang chọn" }).getByLabel("Chuyển nội dung đến khối");
  let moved = 0;
  for (let index = 0; moved < 2; index += 1) {
    await blocks.nth(index).click();
    if (!(await move.isVisible())) continue;
    await move.selectOption({ index: 1 });
    moved += 1;
  }
  await expect(author.getByText("Đã lưu", { exact: true })).toBeVisible();
  await expect(author.getByRole("region", { name: "Kiểm tra trước khi gửi" }).getByRole("status")).toContainText("Lỗi: 0");
  const shown = await blocks.first().innerText();

  await author.getByText("Cách xem trang").click();
  await author.getByLabel("Thời điểm xem").fill(nextMonday());
  const [year = "", month = "", day = ""] = nextMonday().slice(0, 10).split("-");
  await expect(frame.getByText(`${day}/${month}/${year} 08:00`)).toBeVisible();
  for (const [width, device] of [
    [360, "Điện thoại"],
    [768, "Máy tính bảng"],
    [1280, "Máy tính"],
  ] as const) {
    await author.getByLabel(`${device} (${width})`).check();
    await expect(author.locator("iframe")).toHaveCSS("width", `${width}px`);
    await expect(frame.locator("[data-block]").first()).toBeVisible();
  }
  await author.getByRole("link", { name: "Về thay đổi" }).click();
  await author.getByLabel("Ghi chú cho người phê duyệt").fill("Bố cục mới cho Viện, xin duyệt trước thứ Hai.");
  await author.getByRole("button", { name: "Gửi phê duyệt", exact: true }).click();
  await expect(author.getByRole("status").filter({ hasText: "Chờ phê duyệt" })).toBeVisible();
  // Who wrote it does not approve it.
  await expect(author.getByRole("button", { name: "Phê duyệt", exact: true })).toHaveCount(0);

  await editor.goto("/quan-tri");
  await editor.getByRole("link", { name: TITLE }).first().click();
  await editor.getByLabel("Trang cần xem").selectOption(`/${SITE}`);
  await editor.getByLabel("Cạnh nhau").check();
  await expect(editor.locator("iframe")).toHaveCount(2);
  await expect(editor.frameLocator("iframe").nth(1).locator("[data-changed]").first()).toBeVisible();
  await editor.getByLabel("Nhận xét mới").fill("Đồng ý với bố cục này.");
  await editor.getByRole("button", { name: "Gửi nhận xét" }).click();
  await expect(editor.getByText("Đã gửi nhận xét.")).toBeFocused();
  await editor.getByRole("button", { name: "Phê duyệt", exact: true }).click();
  await expect(editor.getByRole("status").filter({ hasText: "Đã phê duyệt" })).toBeVisible();
  const visitor = await (await browser.newContext({ baseURL: portal.baseURL })).newPage();
  await visitor.goto(`/${SITE}`);
  const keys = () => visitor.locator("[data-block]").evaluateAll((all) => all.map((block) => (block as HTMLElement).dataset["block"]));
  const before = await keys();
  await editor.getByLabel("Thời điểm xuất bản").fill(clock(Date.now() + 75_000));
  await editor.getByRole("button", { name: "Lên lịch" }).click();
  await expect(editor.getByRole("status").first()).toContainText("Đã lên lịch");
  await visitor.goto(`/${SITE}`);
  expect(await keys()).toEqual(before);

  await expect(async () => {
    await visitor.goto(`/${SITE}`);
    expect(await keys()).not.toEqual(before);
  }).toPass({ timeout: 120_000, intervals: [2_000] });
  await expect(visitor.locator("main")).toContainText(shown.split("\n")[1]?.split(" · ")[0] ?? "");

  await editor.reload();
  await editor.getByRole("button", { name: "Khôi phục bản trước" }).click();
  await editor.getByRole("link", { name: /^Khôi phục: / }).click();
  await publishChangeSet(editor);
  await expect(async () => {
    await visitor.goto(`/${SITE}`);
    expect(await keys()).toEqual(before);
  }).toPass({ timeout: 20_000 });
  expect(problems.flat()).toEqual([]);
});
