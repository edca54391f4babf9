/** The three shells, themes and text sizes without a flash, a shell whose files are lost, paper, and all of it without JavaScript. */
import { type Browser, expect, type Page, test } from "@playwright/test";
import { barriers, colours, everything } from "./axe.ts";
import { further, hydrated, listen, overflow, widths } from "./checks.ts";

const visits = [
  { shell: "default", path: "/", lang: "vi" },
  { shell: "default", path: "/mof", lang: "en" },
  { shell: "planning-ministry", path: "/vien-chien-luoc", lang: "vi" },
  { shell: "planning-ministry", path: "/planning-and-investment", lang: "en" },
  { shell: "other", path: "/thi-truong-trai-phieu", lang: "vi" },
  { shell: "other", path: "/mof/account/login", lang: "en" },
] as const;
const planning = "/vien-chien-luoc";
const display = { vi: "Hiển thị", en: "Display" } as const;
const themes = {
  vi: { light: "Sáng", dark: "Tối", contrast: "Tương phản cao", "": "Theo thiết bị" },
  en: { light: "Light", dark: "Dark", contrast: "High contrast", "": "As on this device" },
} as const;

const background = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const store = (page: Page, key: string, value: string): Promise<unknown> =>
  page.addInitScript(([name, chosen]) => localStorage.setItem(name ?? "", chosen ?? ""), [key, value]);
/** Words of links and buttons of the header that lie over others; what a menu has opened may lie over anything. */
const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>("header a, header summary, header button")].filter(
      (one) => !one.closest("details[open] > :not(summary)") && one.checkVisibility({ contentVisibilityAuto: true }),
    );
    const boxes = controls.map((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return { name: one.innerText.trim(), rect: range.getBoundingClientRect() };
    });
    const isOver = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return boxes.flatMap((a, index) => boxes.slice(index + 1).flatMap((b) => (isOver(a.rect, b.rect) ? [`${a.name} | ${b.name}`] : [])));
  });
const white = "rgb(255, 255, 255)";
const dark = "rgb(15, 22, 32)";
const black = "rgb(0, 0, 0)";

for (const { shell, path, lang } of visits) {
  test(
    `the ${shell} shell in ${lang}: hydrates silently, accessible in every theme, fits every width and text size`,
    further(lang === "en"),
    async ({ page }) => {
      const problems = listen(page);
      await page.goto(path);
      await expect(page.locator("#top")).toHaveAttribute("data-shell", shell);
      await hydrated(page);
      await page.getByText(display[lang], { exact: true }).click();
      for (const theme of ["light", "dark", "contrast"] as const) {
        await page.getByLabel(themes[lang][theme], { exact: true }).check();
        await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
        const rules = theme === "light" ? everything : colours;
        expect.soft(await barriers(page, { within: ["header", "footer"], rules }), theme).toEqual([]);
      }
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        for (const text of ["", "large", "larger"]) {
          await page.evaluate((size) => void (document.documentElement.dataset["text"] = size), text);
          expect.soft(await overflow(page), `${width} px, text "${text}"`).toBeLessThanOrEqual(0);
          expect.soft(await overlaps(page), `${width} px, text "${text}"`).toEqual([]);
        }
      }
      expect(problems).toEqual([]);
    },
  );
}

// spec §3: logoLink of the layout settings
for (const [path, home] of [
  ["/btc/gioi-thieu", "/"],
  ["/mof/about", "/mof"],
  ["/mof/account/login", "/mof"],
  ["/cuc-quan-ly-gia/tim-kiem", "/cuc-quan-ly-gia"],
  ["/vien-chien-luoc/tim-kiem", "/vien-chien-luoc"],
  ["/thi-truong-trai-phieu/tim-kiem", "/thi-truong-trai-phieu"],
] as const) {
  test(`the logo of ${path} leads to ${home}`, async ({ page }) => {
    await page.goto(path);
    await page.locator('header a:has(img[src*="logo"])').click();
    await expect(page).toHaveURL((url) => url.pathname === home);
  });
}

test("a choice holds on the next page, in the next tab, and can be taken back", async ({ page, context }) => {
  await page.goto("/");
  await hydrated(page);
  await page.getByText("Hiển thị", { exact: true }).click();
  await page.getByLabel("Tối", { exact: true }).check();
  await page.getByLabel("Rất lớn", { exact: true }).check();
  expect(await background(page)).toBe(dark);
  await page.goto("/mof");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("html")).toHaveAttribute("data-text", "larger");
  const other = await context.newPage();
  await other.goto(planning);
  expect(await background(other)).toBe(dark);
  await hydrated(page);
  await page.getByText("Display", { exact: true }).click();
  await page.getByLabel("As on this device", { exact: true }).check();
  await expect(page.locator("html")).not.toHaveAttribute("data-theme");
  await expect(other.locator("html")).not.toHaveAttribute("data-theme");
  expect(await background(other)).toBe(white);
});

test("a choice works before the page is hydrated", async ({ page }) => {
  await page.route("**/assets/entry-client-*.js", () => {});
  await page.goto("/", { waitUntil: "commit" });
  await page.getByText("Hiển thị", { exact: true }).click();
  await page.getByLabel("Tối", { exact: true }).check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(await page.evaluate(() => localStorage.getItem("site.theme"))).toBe("dark");
});

test("a stored theme is there before the first paint: the one script that blocks it is small, hashed and ours", async ({
  page,
  request,
}) => {
  const head = (await (await request.get("/")).text()).split("</head>")[0] ?? "";
  const [, src = ""] = /<script src="(\/assets\/prefs-[\w-]{8}\.js)"><\/script>/.exec(head) ?? [];
  expect(head.indexOf(src), "before the style sheets, which would hold it up").toBeLessThan(head.indexOf('rel="stylesheet"'));
  expect([...head.matchAll(/<script(?![^>]*type="module")/g)]).toHaveLength(1);
  const script = await request.get(src);
  expect((await script.body()).length).toBeLessThanOrEqual(1024);
  expect(script.headers()["cache-control"]).toContain("immutable");

  await store(page, "site.theme", "dark");
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = (): void => {
      if (document.body) seen.push(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.route("**/assets/prefs-*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto("/");
  await hydrated(page);
  const { painted, applied, seen } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    applied:
      (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).find(({ name }) => name.includes("/prefs-"))?.responseEnd ??
      0,
    seen: (window as unknown as { seen: string[] }).seen,
  }));
  expect(applied).toBeGreaterThan(500);
  expect(painted).toBeGreaterThanOrEqual(applied);
  expect(new Set(seen)).toEqual(new Set([dark]));
});

test("without a choice the device decides, on the page as it stands", async ({ page }) => {
  await page.goto(planning);
  for (const [media, colour] of [
    [{ colorScheme: "dark" }, dark],
    [{ colorScheme: "light" }, white],
    [{ contrast: "more" }, black],
  ] as const) {
    await page.emulateMedia(media);
    expect(await background(page)).toBe(colour);
  }
  await page.emulateMedia({ contrast: null, forcedColors: "active" });
  await expect(page.locator("header nav").first()).toBeVisible();
});

for (const { shell, path, menu, link, target } of [
  { shell: "default", path: "/", menu: "Giới thiệu", link: "Lãnh đạo Bộ", target: /\/btc\/lanh-dao-bo$/ },
  { shell: "planning-ministry", path: planning, menu: "Nghiên cứu", link: "Điểm tin, dự báo", target: /\/clcs-du-bao$/ },
]) {
  test(`by keyboard alone through the ${shell} shell: skip link, menu, submenu, page`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await page.keyboard.press("Tab");
    await expect(page.locator(".skip-link")).toBeFocused();
    const summary = page.locator("header nav summary", { hasText: menu }).first();
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press("Tab");
      if (await summary.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(summary).toBeFocused();
    expect(await summary.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe("solid");
    await page.keyboard.press("Enter");
    const item = page.locator("header nav").getByRole("link", { name: link, exact: true });
    for (let step = 0; step < 10; step += 1) {
      await page.keyboard.press("ArrowDown");
      if (await item.evaluate((element) => element === document.activeElement)) break;
    }
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(target);
    await expect(page.locator("main")).toBeFocused();
  });
}

/** Loses the files of the planning ministry's shell. @returns gives them back */
async function loseShell(page: Page): Promise<() => Promise<void>> {
  const files = "**/assets/shell-planning-ministry-*.js";
  await page.route(files, (route) => route.abort());
  return () => page.unroute(files);
}

/** Follows a link to the planning ministry's site as the app does: within the page. */
const enter = (page: Page): Promise<void> =>
  page.evaluate((path) => {
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
  }, planning);

// spec §2.3, §9
test("a shell whose files are lost: content at once, 'Đang tải...' meanwhile, then a quiet placeholder, and another try brings it", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  const restore = await loseShell(page);
  await enter(page);
  await expect(page.locator("#top")).toHaveAttribute("data-shell", "planning-ministry");
  await expect(page.locator("h1")).toHaveText(/Viện Chiến lược/);
  // The shell's: a view on the page may load too.
  await expect(page.getByText("Đang tải...").first()).toBeVisible();
  await expect(page.locator("[data-failed]")).toHaveText(/Chưa tải được nội dung: Khung trang của đơn vị\./);
  await expect(page.locator("header nav").first()).toBeVisible();
  await expect(page.locator("footer")).toContainText("Dữ liệu minh họa:");
  await expect(page.locator("h1")).toHaveText(/Viện Chiến lược/);
  await restore();
  await page.getByRole("button", { name: "Thử lại" }).click();
  await expect(page.locator("[data-failed]")).toHaveCount(0);
  await expect(page.locator("header")).toContainText("Bộ Tài chính");
});

test("a page that was sent whole stays readable while its shell's files are lost, and is interactive after", async ({ page }) => {
  const restore = await loseShell(page);
  await page.goto(planning);
  const failed = page.waitForEvent("console", { predicate: (message) => message.text().includes("could not be loaded"), timeout: 30_000 });
  await page.mouse.move(200, 300);
  await failed;
  await expect(page.locator("h1")).toHaveText(/Viện Chiến lược/);
  await expect(page.locator("header nav").first()).toBeVisible();
  await restore();
  await page.mouse.click(4, 400);
  await hydrated(page);
  await expect(page.locator("h1")).toHaveText(/Viện Chiến lược/);
  await expect(page.locator("header nav").first()).toBeVisible();
});

const plain = (browser: Browser): ReturnType<Browser["newContext"]> =>
  browser.newContext({ javaScriptEnabled: false, colorScheme: "dark", baseURL: test.info().project.use.baseURL ?? "" });

test("without JavaScript: submenus open, the device's theme holds, nothing is offered that needs a script", async ({ browser }) => {
  const context = await plain(browser);
  const page = await context.newPage();
  for (const { path, lang } of visits) {
    await page.goto(path);
    expect(await background(page)).toBe(dark);
    await expect(page.getByText(display[lang], { exact: true })).toBeHidden();
  }
  await page.goto(planning);
  const item = page.locator("header nav").getByRole("link", { name: "Điểm tin, dự báo", exact: true });
  await expect(item).toBeHidden();
  await page.locator("header nav summary", { hasText: "Nghiên cứu" }).click();
  await item.click();
  await expect(page).toHaveURL(/\/clcs-du-bao$/);
  await context.close();
});

test(
  "an article on paper: no navigation, black on white from any theme, outside addresses written out, the notice kept",
  { tag: "@verify" },
  async ({ page }) => {
    await store(page, "site.theme", "contrast");
    await page.goto("/vien-chien-luoc/clcs-thong-bao");
    await hydrated(page);
    await page.locator("main h2 a, main h3 a").first().click();
    await expect(page.locator("#main")).toBeFocused();
    await page.emulateMedia({ media: "print" });
    expect(await background(page)).toBe(white);
    for (const navigation of await page.locator("nav, main form, main button").all()) await expect(navigation).toBeHidden();
    await expect(page.locator("#sample-notice")).toBeVisible();
    await expect(page.locator("h1")).toBeVisible();
    expect(await page.locator("h1").evaluate((element) => getComputedStyle(element).color)).toBe(black);
    const address = await page.locator("main").evaluate((main) => {
      const link = Object.assign(document.createElement("a"), { href: "https://example.org/mau", textContent: "Mẫu" });
      main.append(link);
      return getComputedStyle(link, "::after").content;
    });
    expect(address).toContain("https://example.org/mau");
    await page.screenshot({ path: test.info().outputPath("article-on-paper.png"), fullPage: true });
  },
);
