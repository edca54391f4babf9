/** A department's home gets another look: its designer lays it out, an editor compares, comments, approves and schedules it, visitors see it in time, and it is taken back. */
import { expect, type Page, test } from "@playwright/test";
import { listen } from "./checks.ts";
import { check, choose, pick, press, say, t, takeLanguage, write } from "./desk.ts";
import type { PortalProcesses } from "./processes/portal-processes.ts";
import { joinStaff, signIn, startWithAdministrator } from "./staff.ts";

const SITE = "vien-chien-luoc";
const TITLE = "Diện mạo mới của Viện";
const LAYOUT = "department-2-home-vi";
const EMPTY = new RegExp(t("layout.nothing"));

let portal: PortalProcesses | undefined;
test.afterAll(() => portal?.stop());

const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

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
  const inspector = page.getByRole("region", { name: t("layout.inspector") });
  const empty = page.getByRole("navigation", { name: t("layout.outline") }).getByRole("button", { name: EMPTY });
  let filled = 0;
  for (let left = await empty.count(); left > 0; left = await empty.count()) {
    await press(empty.first());
    await expect(empty.first()).toHaveAttribute("aria-pressed", "true");
    const add = inspector.getByRole("button", { name: t("layout.card.add") });
    const search = inspector.getByRole("combobox").first();
    await expect(add.or(search).first()).toBeVisible();
    if (await add.isVisible()) await press(add);
    else await pick(search, "tin", /tin/i);
    await expect(empty).toHaveCount(left - 1);
    filled += 1;
  }
  return filled;
}

test(
  "another layout, all its blocks and two moves go live in time, seen and discussed before, and are taken back",
  { tag: "@verify" },
  async ({ browser }) => {
    const started = await startWithAdministrator("new-look");
    test.setTimeout(420_000);
    ({ portal } = started);
    const editor = await signIn(browser, started);
    const roles = [
      { site: SITE, role: "author" },
      { site: SITE, role: "designer" },
    ];
    const author = await joinStaff(browser, editor, { portal, dataDir: started.dataDir, name: "Lê Thị Thiết Kế", roles });
    const problems = [listen(author), listen(editor)];

    for (const each of [author, editor]) await takeLanguage(each);
    const button = (page: Page, key: string) => page.getByRole("button", { name: t(key), exact: true });

    await write(author.getByLabel(t("new.title")), TITLE);
    await press(button(author, "new.make"));
    await choose(author.getByLabel(t("layout.home")), SITE);
    await press(author.getByRole("link", { name: t("layout.open") }));
    const frame = author.frameLocator("iframe");
    const layout = author.getByLabel(t("layout.choice"), { exact: true });
    await expect(layout).toBeVisible();
    expect(await layout.inputValue()).not.toBe(LAYOUT);
    await choose(layout, LAYOUT);
    await fillBlocks(author);
    const blocks = author.getByRole("navigation", { name: t("layout.outline") }).getByRole("button");
    await expect(blocks.filter({ hasText: EMPTY })).toHaveCount(0);
    const move = author.getByRole("region", { name: t("layout.inspector") }).getByLabel(t("layout.moveTo"));
    let moved = 0;
    for (let index = 0; moved < 2; index += 1) {
      await press(blocks.nth(index));
      await expect(blocks.nth(index)).toHaveAttribute("aria-pressed", "true");
      if (!(await move.isVisible())) continue;
      const [own, other] = [await blocks.nth(index).locator("span").first().innerText(), await move.locator("option").nth(1).innerText()];
      await choose(move, (await move.locator("option").nth(1).getAttribute("value")) ?? "");
      // As a screen reader has it: what the block is called and that it is chosen, and what was done.
      await expect(author.getByRole("navigation", { name: t("layout.outline") })).toMatchAriaSnapshot(
        `- button /${literal(own)}.*/ [pressed]`,
      );
      await expect(author.getByRole("region", { name: t("layout.inspector") })).toMatchAriaSnapshot(
        `- heading "${own}" [level=2]\n- status: ${t("layout.movedTo", { name: other })}`,
      );
      moved += 1;
    }
    await expect(author.getByText(t("layout.status.saved"), { exact: true })).toBeVisible();
    await expect(author.getByRole("region", { name: t("checks.title") }).getByRole("status")).toContainText(/\b0\b/);
    const shown = await blocks.first().innerText();

    await press(author.locator("summary", { hasText: t("layout.frame") }));
    await say(author.getByLabel(t("preview.asOf")), nextMonday());
    const [year = "", month = "", day = ""] = nextMonday().slice(0, 10).split("-");
    await expect(frame.getByText(`${day}/${month}/${year} 08:00`)).toBeVisible();
    for (const width of [360, 768, 1280]) {
      await check(author.getByLabel(t(`preview.width.${width}`)));
      await expect(author.locator("iframe")).toHaveCSS("width", `${width}px`);
      await expect(frame.locator("[data-block]").first()).toBeVisible();
    }
    await press(author.getByRole("link", { name: t("layout.back") }));
    await write(author.getByLabel(t("acts.note")), "Bố cục mới cho Viện, xin duyệt trước thứ Hai.");
    await press(button(author, "acts.submit"));
    await expect(author.getByRole("status").filter({ hasText: t("state.in review") })).toBeVisible();
    // Who wrote it does not approve it.
    await expect(button(author, "acts.approve")).toHaveCount(0);

    await editor.goto("/quan-tri");
    await press(editor.getByRole("link", { name: TITLE }).first());
    await choose(editor.getByLabel(t("preview.page")), `/${SITE}`);
    await check(editor.getByLabel(t("preview.sides.both")));
    await expect(editor.locator("iframe")).toHaveCount(2);
    await expect(editor.frameLocator("iframe").nth(1).locator("[data-changed]").first()).toBeVisible();
    await write(editor.getByLabel(t("discussion.text")), "Đồng ý với bố cục này.");
    await press(button(editor, "discussion.send"));
    await expect(editor.getByText(t("discussion.sent"))).toBeFocused();
    await press(button(editor, "acts.approve"));
    await expect(editor.getByRole("status").filter({ hasText: t("state.approved") })).toBeVisible();
    const visitor = await (await browser.newContext({ baseURL: portal.baseURL })).newPage();
    await visitor.goto(`/${SITE}`);
    const keys = () => visitor.locator("[data-block]").evaluateAll((all) => all.map((block) => (block as HTMLElement).dataset["block"]));
    const before = await keys();
    await say(editor.getByLabel(t("schedule.publishAt"), { exact: true }), clock(Date.now() + 75_000));
    await press(button(editor, "schedule.send"));
    await expect(editor.getByRole("status").first()).toContainText(t("state.scheduled"));
    await visitor.goto(`/${SITE}`);
    expect(await keys()).toEqual(before);

    await expect(async () => {
      await visitor.goto(`/${SITE}`);
      expect(await keys()).not.toEqual(before);
    }).toPass({ timeout: 120_000, intervals: [2_000] });
    await expect(visitor.locator("main")).toContainText(shown.split("\n")[1]?.split(" · ")[0] ?? "");

    await editor.reload();
    await press(button(editor, "revert.make"));
    await press(editor.getByRole("link", { name: t("revert.setTitle", { title: "" }) }));
    for (const [act, state] of [
      ["acts.submit", "state.in review"],
      ["acts.approve", "state.approved"],
      ["acts.publish", "state.published"],
    ] as const) {
      await press(button(editor, act));
      await expect(editor.getByRole("status").filter({ hasText: t(state) })).toBeVisible();
    }
    await expect(async () => {
      await visitor.goto(`/${SITE}`);
      expect(await keys()).toEqual(before);
    }).toPass({ timeout: 120_000 });
    expect(problems.flat()).toEqual([]);
  },
);
