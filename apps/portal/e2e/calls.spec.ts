/** The calls that the portal's pages make, and what becomes of those that fail: the browser against the running server (specification §7, §8). */
import { expect, type Page, type Request, test } from "@playwright/test";
import { hydrated } from "./checks.ts";

const tokenOf = (minutes: number): string =>
  `h.${Buffer.from(JSON.stringify({ sub: "7", exp: Math.floor(Date.now() / 1000) + minutes * 60 })).toString("base64url")}.s`;

/** Stored once: a later document of the page keeps the tokens as they are by then. */
const logIn = (page: Page, token: string): Promise<unknown> =>
  page.addInitScript((access) => {
    if (sessionStorage.getItem("logged-in")) return;
    sessionStorage.setItem("logged-in", "yes");
    localStorage.setItem("site.token", access);
    localStorage.setItem("site.refreshToken", "refresh-1");
  }, token);

const storedTokens = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() => ["site.token", "site.refreshToken"].map((key) => localStorage.getItem(key)));

/** The real hub would refuse tokens that no server has signed, and that clears them too. */
const withoutHub = (page: Page): Promise<unknown> => page.route("**/api/apphub/**", (route) => route.abort());

const warningsOf = (page: Page): string[] => {
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  return warnings;
};

/** Lets the three repetitions pass, after 1, 2 and 3 seconds. */
async function repeat(page: Page): Promise<void> {
  for (const second of [1, 2, 3]) {
    await page.clock.fastForward(second * 1000);
    await page.waitForTimeout(150);
  }
}

test("every call of a page goes to /api/ on its own origin, in JSON, with cookies; without a stored token it names no one", async ({
  page,
  context,
  baseURL,
}) => {
  const calls: Request[] = [];
  page.on("request", (request) => ["fetch", "xhr"].includes(request.resourceType()) && calls.push(request));
  await context.addCookies([{ name: "kept-by-the-browser", value: "1", url: baseURL ?? "" }]);
  await page.goto("/");
  await hydrated(page);
  await expect(page.locator(".portal-traffic")).toContainText("Đang truy cập");
  const shown = page.waitForResponse("**/api/page?**");
  await page
    .locator("main a[href^='/btc/']")
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await shown;

  const paths = calls.map((call) => call.url().replace(/\?.*/, ""));
  for (const path of ["paramaters/gets", "public-ip", "apphub/negotiate", "page"]) expect(paths).toContain(`${baseURL}/api/${path}`);
  for (const call of calls) {
    const url = call.url();
    const headers = await call.allHeaders();
    expect(url.startsWith(`${baseURL}/api/`), url).toBe(true);
    expect(headers["cookie"], url).toContain("kept-by-the-browser=1");
    for (const name of ["authorization", "client_id"]) expect(headers, url).not.toHaveProperty(name);
    if (url.includes("/apphub")) continue;
    expect(headers["accept"], url).toBe("application/json");
    expect((await call.response())?.headers()["content-type"], url).toContain("application/json");
  }
});

test("with a stored token calls carry Authorization: Bearer, and CLIENT_ID with the stored client id", async ({ page }) => {
  const token = tokenOf(60);
  await logIn(page, token);
  await withoutHub(page);
  const calls = ["paramaters/gets", "public-ip"].map((path) => page.waitForRequest(`**/api/${path}**`));
  await page.goto("/");
  await hydrated(page);
  for (const call of await Promise.all(calls)) {
    const headers = call.headers();
    expect(headers["authorization"]).toBe(`Bearer ${token}`);
    expect(headers["client_id"]).toMatch(/^[\da-f-]{36}$/);
    expect(headers["client_id"]).toBe(await page.evaluate(() => localStorage.getItem("site.clientId")));
  }
});

test("a call that is answered with 401 clears both stored tokens, and shows nothing", async ({ page }) => {
  await logIn(page, tokenOf(60));
  await withoutHub(page);
  await page.route("**/api/paramaters/**", (route) =>
    route.fulfill({ status: 401, json: { success: false, data: null, message: "hết hạn" } }),
  );
  await page.goto("/");
  await hydrated(page);
  await expect.poll(() => storedTokens(page)).toEqual([null, null]);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a refresh that fails in spite of three repetitions is logged only, and clears both stored tokens", async ({ page }) => {
  const warnings = warningsOf(page);
  await page.clock.install();
  await logIn(page, tokenOf(14));
  await withoutHub(page);
  const sent: unknown[] = [];
  await page.route("**/api/authen/refresh", (route) => {
    sent.push(route.request().postDataJSON());
    return route.abort();
  });
  await page.goto("/");
  await hydrated(page);
  const main = await page.locator("main").innerText();
  await expect.poll(() => sent.length).toBe(1);
  await repeat(page);
  await expect.poll(() => storedTokens(page)).toEqual([null, null]);
  expect(sent).toHaveLength(4);
  expect(sent[3]).toEqual(sent[0]);
  expect(warnings.filter((text) => text.includes("authen/refresh"))).toHaveLength(1);
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(await page.locator("main").innerText()).toBe(main);
});

test("a contribution that cannot be sent is repeated under its key, logged without a word of it, and its writer is shown that it failed", async ({
  page,
}) => {
  const warnings = warningsOf(page);
  await page.goto("/btc/du-thao-van-ban");
  const draft = page.locator("main li", { hasText: "Đang lấy ý kiến" }).first();
  const path = (await draft.getByRole("link").first().getAttribute("href")) ?? "";
  await page.clock.install();
  await page.goto(path);
  await hydrated(page);
  await page.getByRole("link", { name: "Viết ý kiến góp ý" }).click();
  const form = page.locator("form[data-form=contribution]");
  const words = {
    title: "Góp ý không gửi được",
    content: "Đề nghị làm rõ khoản 3.",
    fullName: "Người góp ý mẫu",
    email: "mau@thu.example",
  };
  for (const [name, value] of Object.entries(words)) await form.locator(`[name=${name}]`).fill(value);
  await form.locator("[name=consent]").check();
  await form.locator("[name=capcha]").fill("ABCDE");
  const keys: string[] = [];
  await page.route("**/api/forms/contribution", (route) => {
    keys.push(/name="key"\s+(\S+)/.exec(route.request().postData() ?? "")?.[1] ?? "");
    return route.abort();
  });
  await form.locator("button[type=submit]").click();
  await expect.poll(() => keys.length).toBe(1);
  await repeat(page);
  await expect(page.getByRole("group", { name: /^Biểu mẫu chưa được gửi/ })).toContainText("Những gì bạn đã gõ vẫn còn");
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(1);
  for (const [name, value] of Object.entries(words)) await expect(form.locator(`[name=${name}]`)).toHaveValue(value);
  expect(warnings.filter((text) => text.startsWith('The form "contribution" could not be sent: network'))).toHaveLength(1);
  for (const value of Object.values(words)) expect(warnings.join("\n")).not.toContain(value);
});

test("a captcha whose picture cannot be had is empty: the form stands, and the browser's own work takes its place", async ({ page }) => {
  await page.route("**/api/article/get-captcha**", (route) => route.abort());
  await page.goto("/btc/tai-khoan/dang-ky-tai-khoan");
  await hydrated(page);
  const picture = page.locator("form img[src*='/api/article/get-captcha']");
  await expect(picture).toHaveCount(1);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.getByRole("button", { name: "Để trình duyệt tự kiểm tra" }).click();
  await expect(page.locator("form [name=captchaProof]")).not.toHaveValue("");
});

// Neither is repeated: that is for 500 and above.
for (const [status, succeeded] of [
  [299, true],
  [300, false],
] as const)
  test(`a call that is answered with ${status} has ${succeeded ? "succeeded" : "failed"}: only 200-299 is success`, async ({ page }) => {
    await page.goto("/btc/tin-tieu-diem");
    await hydrated(page);
    await page.route("**/api/page?**", async (route) => route.fulfill({ response: await route.fetch(), status }));
    const path = "/btc/tin-tieu-diem/thu-ngan-sach-nha-nuoc-10-thang-vuot-tien-do-tao-du-dia-cho-cac-nhiem-vu-chi-cuoi-nam";
    await page.locator(`main a[href="${path}"]`).first().click();
    if (succeeded) await expect(page.getByRole("heading", { level: 1 })).toContainText("Thu ngân sách");
    else await expect(page.locator("main").getByRole("button", { name: "Thử lại" })).toBeVisible();
    // What the pointer asked for ahead may still be on its way.
    await page.unrouteAll({ behavior: "wait" });
  });

test("a call that fails is sent again after 1, 2 and 3 s, not sooner, and no more", async ({ page }) => {
  await page.clock.install();
  await page.goto("/btc/tin-tieu-diem");
  await hydrated(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  let sent = 0;
  await page.route("**/api/page?**", (route) => ((sent += 1), route.fulfill({ status: 503 })));
  await page.locator("main a[href^='/btc/tin-tieu-diem/']").first().click();
  for (const repetition of [1, 2, 3]) {
    await expect.poll(() => sent).toBe(repetition);
    // The answer reaches the page, whose clock stands.
    await page.waitForTimeout(250);
    await page.clock.runFor(repetition * 1000 - 1);
    await page.waitForTimeout(250);
    expect(sent).toBe(repetition);
    await page.clock.runFor(1);
  }
  await expect.poll(() => sent).toBe(4);
  await page.waitForTimeout(250);
  await page.clock.runFor(20_000);
  await expect(page.locator("main").getByRole("button", { name: "Thử lại" })).toBeVisible();
  expect(sent).toBe(4);
});
