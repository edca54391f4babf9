/** Forms, as visitors send them: with and without JavaScript, wrong and right, twice, and from where they may not come (docs/adr/0014-forms.md). */
import { expect, type Page, test } from "@playwright/test";
import { barriersInThemes } from "./axe.ts";
import { expectToFit, further, hydrated, listen, withoutScript } from "./checks.ts";
import { mailsTo } from "./outbox.ts";
import { proofFor, prove } from "./proof.ts";

const register = { vi: "/btc/tai-khoan/dang-ky-tai-khoan", en: "/mof/account/register" };
const login = "/btc/tai-khoan/dang-nhap";
const activation = "/btc/tai-khoan/kich-hoat-tai-khoan";
const forgotten = "/btc/tai-khoan/quen-mat-khau";
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const password = "Ngân hàng xanh 27 lá";

let count = 0;
/** An address that no other test of this run has used. */
const freshEmail = (): string => `mau-${process.pid}-${Date.now().toString(36)}-${(count += 1)}@thu.example`;

async function fillRegistration(page: Page, email: string): Promise<void> {
  await page.getByLabel("Họ và tên").fill("Nguyễn Thị Mẫu");
  await page.getByRole("textbox", { name: "Thư điện tử" }).fill(email);
  await page.getByRole("textbox", { name: "Số điện thoại" }).fill("0912 345 678");
  await page.getByLabel("Mật khẩu", { exact: true }).fill(password);
  await page.getByRole("checkbox").check();
}

const summary = (page: Page) => page.getByRole("group", { name: /^(?:Biểu mẫu chưa được gửi|The form was not sent)/ });

test("without JavaScript a form that is wrong is drawn again with all that was typed, and done once it is right", async ({
  browser,
  request,
}) => {
  const context = await withoutScript(browser);
  const page = await context.newPage();
  await page.goto(register.vi);
  await page.getByLabel("Họ và tên").fill("Nguyễn Thị Mẫu");
  await page.getByRole("textbox", { name: "Thư điện tử" }).fill("khong-phai-thu");
  await page.getByLabel("Mật khẩu", { exact: true }).fill("ngắn");
  const [answer] = await Promise.all([page.waitForNavigation(), page.getByRole("button", { name: "Đăng ký" }).click()]);
  expect(answer?.status()).toBe(422);
  expect(answer?.headers()["cache-control"]).toBe("private, no-store");
  expect(new URL(page.url()).pathname).toBe(register.vi);
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole("link")).toHaveText([/^Thư điện tử: /, /^Mật khẩu: .*8 ký tự/, /^Đồng ý: /]);
  await expect(page.getByLabel("Họ và tên")).toHaveValue("Nguyễn Thị Mẫu");
  await expect(page.getByRole("textbox", { name: "Thư điện tử" })).toHaveValue("khong-phai-thu");
  await expect(page.getByRole("textbox", { name: "Thư điện tử" })).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("textbox", { name: "Thư điện tử" })).toHaveAccessibleDescription(/Địa chỉ chưa đúng/);
  await expect(page.getByLabel("Mật khẩu", { exact: true })).toHaveValue("");
  await page.getByRole("link", { name: /^Thư điện tử: / }).click();
  await expect(page).toHaveURL(/#.+-email$/);

  const email = freshEmail();
  await fillRegistration(page, email);
  await page.getByRole("textbox", { name: "Ký tự trong hình" }).fill("sai rồi");
  const [wrong] = await Promise.all([page.waitForNavigation(), page.getByRole("button", { name: "Đăng ký" }).click()]);
  expect(wrong?.status()).toBe(422);
  await expect(summary(page).getByRole("link")).toHaveText([/^Ký tự trong hình/]);
  await expect(page.getByRole("textbox", { name: "Số điện thoại" })).toHaveValue("0912 345 678");
  await expect(page.getByRole("checkbox")).toBeChecked();

  await page.getByLabel("Mật khẩu", { exact: true }).fill(password);
  await prove(page, request);
  await page.getByRole("button", { name: "Đăng ký" }).click();
  // Browsers keep the anchor that was followed before.
  await expect(page).toHaveURL(/\/kich-hoat-tai-khoan\?done=registration/);
  await expect(page.getByRole("status").filter({ hasText: "Chúng tôi đã gửi thư" })).toBeVisible();
  await expect.poll(() => mailsTo(email).length).toBe(1);
  await context.close();
});

test("with JavaScript the same happens in place: nothing wrong is sent, nothing typed is lost, focus goes where it helps", async ({
  page,
}) => {
  const problems = listen(page, { ignore: (message) => message.text().includes("422") });
  const sent: string[] = [];
  page.on("request", (request) => request.url().includes("/api/forms/") && sent.push(request.url()));
  await page.goto(register.vi);
  await hydrated(page);
  await page.getByRole("textbox", { name: "Thư điện tử" }).fill("khong-phai-thu");
  await page.getByRole("button", { name: "Đăng ký" }).click();
  await expect(summary(page)).toBeFocused();
  expect(sent).toEqual([]);
  await page.getByRole("link", { name: /^Thư điện tử: / }).click();
  await expect(page.getByRole("textbox", { name: "Thư điện tử" })).toBeFocused();
  expect(new URL(page.url()).hash).toBe("");

  const email = freshEmail();
  await fillRegistration(page, email);
  await page.getByRole("textbox", { name: "Ký tự trong hình" }).fill("sai rồi");
  const picture = await page.locator("fieldset img").getAttribute("src");
  await page.getByRole("button", { name: "Đăng ký" }).click();
  await expect(summary(page).getByRole("link")).toHaveText([/^Ký tự trong hình/]);
  await expect(summary(page)).toBeFocused();
  await expect(page.getByLabel("Mật khẩu", { exact: true })).toHaveValue(password);
  await expect(page.getByRole("textbox", { name: "Ký tự trong hình" })).toHaveValue("");
  expect(await page.locator("fieldset img").getAttribute("src")).not.toBe(picture);

  await page.getByRole("button", { name: "Để trình duyệt tự kiểm tra" }).click();
  await expect(page.getByText("Trình duyệt đã kiểm tra xong")).toBeVisible();
  await page.getByRole("button", { name: "Đăng ký" }).dblclick();
  await expect(page).toHaveURL(`${activation}?done=registration`);
  await expect(page.getByText("Chúng tôi đã gửi thư")).toBeVisible();
  expect(sent).toHaveLength(2);
  await expect.poll(() => mailsTo(email).length).toBe(1);
  expect(problems).toEqual([]);
});

test("an answer that was lost costs nothing that was typed", async ({ page }) => {
  await page.goto(login);
  await hydrated(page);
  await page.route("**/api/forms/login", (route) => route.abort());
  await page.getByRole("textbox", { name: "Thư điện tử" }).fill("mau@thu.example");
  await page.getByLabel("Mật khẩu", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Đăng nhập" }).click();
  await expect(summary(page)).toContainText("Những gì bạn đã gõ vẫn còn");
  await expect(page.getByRole("textbox", { name: "Thư điện tử" })).toHaveValue("mau@thu.example");
  await expect(page.getByLabel("Mật khẩu", { exact: true })).toHaveValue(password);
});

test("the same form sent twice at once is done once", async ({ page, request, baseURL }) => {
  await page.goto(register.vi);
  const captchaId = await page.locator("[name=captchaId]").inputValue();
  const email = freshEmail();
  const form = {
    form: "registration",
    key: await page.locator("[name=key]").inputValue(),
    language: "vi",
    captchaId,
    captchaProof: await proofFor(request, captchaId, "registration"),
    fullName: "Trần Văn Mẫu",
    email,
    password,
    consent: "yes",
  };
  const send = () => request.post(register.vi, { form, headers: { origin: baseURL ?? "" }, maxRedirects: 0 });
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map((answer) => [answer.status(), answer.headers()["location"]])).toEqual(
    answers.map(() => [303, `${activation}?done=registration`]),
  );
  await expect.poll(() => mailsTo(email).length).toBe(1);
  // Mails leave up to a second after the answer (BACKGROUND_DELAY): a second one would be there by then.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(mailsTo(email)).toHaveLength(1);
});

test("a page of another site cannot send a visitor's form", async ({ page, request, baseURL }) => {
  await page.route("http://evil.example/**", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<form method="post" enctype="multipart/form-data" action="${baseURL}${login}"><input name="form" value="login"><button>x</button></form>`,
    }),
  );
  await page.goto("http://evil.example/");
  const [answer] = await Promise.all([page.waitForNavigation(), page.getByRole("button").click()]);
  expect(answer?.status()).toBe(403);
  for (const url of [login, "/api/forms/login", "/api/article/send-contribution"]) {
    const forged = await request.post(url, { form: { form: "login" }, headers: { origin: "https://evil.example" } });
    expect([url, forged.status()]).toEqual([url, 403]);
  }
});

test("logging in needs JavaScript, and says so before and after", async ({ browser }) => {
  const context = await withoutScript(browser);
  const page = await context.newPage();
  await page.goto(login);
  await expect(page.locator("noscript p").first()).toHaveText("Phần này cần JavaScript");
  await page.getByRole("textbox", { name: "Thư điện tử" }).fill("mau@thu.example");
  await page.getByLabel("Mật khẩu", { exact: true }).fill(password);
  const [answer] = await Promise.all([page.waitForNavigation(), page.getByRole("button", { name: "Đăng nhập" }).click()]);
  expect(answer?.status()).toBe(422);
  await expect(summary(page)).toContainText("cần JavaScript");
  await expect(page.getByRole("textbox", { name: "Thư điện tử" })).toHaveValue("mau@thu.example");
  expect(await page.content()).not.toContain(password);
  await context.close();
});

test("a mailed link is used up by the button alone, and leads to an account with its own page", async ({ page, request, baseURL }) => {
  await page.goto(register.vi);
  await hydrated(page);
  const email = freshEmail();
  await fillRegistration(page, email);
  await page.getByRole("button", { name: "Để trình duyệt tự kiểm tra" }).click();
  await expect(page.getByText("Trình duyệt đã kiểm tra xong")).toBeVisible();
  await page.getByRole("button", { name: "Đăng ký" }).click();
  await expect.poll(() => mailsTo(email).length).toBe(1);
  const link = /\/btc\/tai-khoan\/kich-hoat-tai-khoan\?token=[\w.-]+/.exec(mailsTo(email)[0] ?? "")?.[0] ?? "";
  // As programs do that look through mail for harm.
  for (let look = 0; look < 3; look += 1) expect((await request.get(link)).status()).toBe(200);
  await page.goto(link);
  await hydrated(page);
  await page.getByRole("button", { name: "Kích hoạt tài khoản" }).click();
  await expect(page).toHaveURL(`${login}?done=activation`);

  await page.getByRole("textbox", { name: "Thư điện tử" }).fill(email);
  const field = page.getByLabel("Mật khẩu", { exact: true });
  await field.fill(password);
  await page.getByRole("button", { name: "Hiện: Mật khẩu" }).click();
  await expect(field).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Đăng nhập" }).click();
  await expect(page).toHaveURL("/btc/tai-khoan/trang-ca-nhan");
  // spec §3: both tokens are in local storage, beside the client id, a UUID.
  const stored = await page.evaluate(() => ["site.token", "site.refreshToken", "site.clientId"].map((key) => localStorage.getItem(key)));
  expect(stored).toEqual([
    expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    expect.stringMatching(/^\S{20,}$/),
    expect.stringMatching(uuid),
  ]);
  // The name, the telephone number and the address that the token's claims say.
  for (const value of ["Nguyễn Thị Mẫu", "0912 345 678"])
    await expect(page.getByRole("definition").filter({ hasText: value }).first()).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: email }).first()).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Tài khoản" })).toBeVisible();
  expect(await barriersInThemes(page)).toEqual([]);
  await expectToFit(page, "profile");

  await page.getByLabel("Họ và tên").fill("Nguyễn Thị Mẫu Mới");
  await page.getByRole("button", { name: "Lưu thông tin" }).click();
  await expect(page.getByText("Thông tin của bạn đã được lưu.")).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: "Nguyễn Thị Mẫu Mới" }).first()).toBeVisible();

  await page.getByRole("button", { name: "Đăng xuất khỏi thiết bị này" }).click();
  await expect(page).toHaveURL(`${login}?done=logout`);
  expect(await page.evaluate(() => [localStorage.getItem("site.token"), localStorage.getItem("site.refreshToken")])).toEqual([null, null]);
  await expect(page.getByRole("banner").getByRole("link", { name: "Đăng nhập" })).toBeVisible();

  await page.goto(`${baseURL}${link}`);
  await hydrated(page);
  await page.getByRole("button", { name: "Kích hoạt tài khoản" }).click();
  await expect(summary(page)).toContainText("đã hết hạn hoặc đã được dùng");
});

for (const [name, path] of [
  ["register", register.vi],
  ["register, in English", register.en],
  ["log in", login],
  ["forgotten password", forgotten],
  ["new password", "/btc/tai-khoan/mat-khau-moi?token=mau"],
  ["activation", `${activation}?token=mau`],
  ["profile, logged out", "/btc/tai-khoan/trang-ca-nhan"],
] as const)
  // Each page, as it is before one types, is looked at by every-page.spec.ts.
  test(`nothing stands in the way of a reader: ${name}`, further(name !== "register"), async ({ page }) => {
    const problems = listen(page);
    await page.goto(path);
    await hydrated(page);
    expect(await barriersInThemes(page)).toEqual([]);
    const button = page.locator("form[data-form] button[type=submit]").first();
    if ((await button.count()) > 0 && !path.includes("kich-hoat")) {
      await button.click();
      await expect(summary(page)).toBeVisible();
      expect(await barriersInThemes(page)).toEqual([]);
    }
    await expectToFit(page, name);
    expect(problems).toEqual([]);
  });
