/** The first day of administration, in English and by keyboard alone: from the password that the first start prints to an author and an editor who have signed in. */
import { type Browser, expect, type Page, test } from "@playwright/test";
import { addPasskeyDevice } from "../../../scripts/lib/passkey-device.ts";
import { hydrated, listen } from "./checks.ts";
import { mailsTo } from "./outbox.ts";
import { codeOf, startWithAdministrator } from "./staff.ts";
import { tabBackTo, tabTo } from "./tab-to.ts";

let started: Awaited<ReturnType<typeof startWithAdministrator>>;
test.beforeAll(async () => {
  started = await startWithAdministrator("first-day");
});
test.afterAll(() => started?.portal.stop());

async function openInEnglish(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: started.portal.baseURL, reducedMotion: "reduce" });
  await context.addInitScript(() => localStorage.setItem("admin.language", "en"));
  return context.newPage();
}

async function press(page: Page, name: string): Promise<void> {
  expect(await tabTo(page, page.getByRole("button", { name, exact: true }))).toEqual([]);
  await page.keyboard.press("Enter");
}

async function type(page: Page, label: string, text: string): Promise<void> {
  expect(await tabTo(page, page.getByRole("main").getByLabel(label, { exact: true }))).toEqual([]);
  await page.keyboard.type(text);
}

/** The page has come, and screen readers say so: its heading has the focus. */
const expectPage = (page: Page, name: string): Promise<void> => expect(page.getByRole("heading", { level: 1, name })).toBeFocused();

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto("/quan-tri");
  await expectPage(page, "Sign in to administration");
  await type(page, "Email address", email);
  await type(page, "Password", password);
  await page.keyboard.press("Enter");
}

/** Sets a password by the mailed link, by keyboard too, and signs in with it. */
async function join(page: Page, email: string): Promise<void> {
  const link = (): string => /(?<=https?:\/\/[^/\s]+)\/\S+\?token=[\w.-]+(?=\s)/.exec(mailsTo(email, started.dataDir)[0] ?? "")?.[0] ?? "";
  await expect.poll(link).not.toBe("");
  await page.goto(link());
  await hydrated(page);
  const password = `a password of ${email}`;
  for (const field of await page.locator("main input[type=password]").all()) {
    expect(await tabTo(page, field)).toEqual([]);
    await page.keyboard.type(password);
  }
  await page.keyboard.press("Enter");
  await page.waitForURL(({ searchParams }) => !searchParams.has("token"));
  await signIn(page, email, password);
}

// administration.spec.ts goes through each step of it with a mouse.
test(
  "the first administrator sets up a passkey and invites an author and an editor, who join; the editor sets up an authenticator",
  { tag: "@verify" },
  async ({ browser }) => {
    test.slow();
    const page = await openInEnglish(browser);
    const problems = listen(page, { ignore: (message) => /status of 401/.test(message.text()) }); // Who is not signed in yet.
    await addPasskeyDevice(page);
    await signIn(page, started.email, started.password);
    await expectPage(page, "Set up a second factor");
    await press(page, "Create a passkey");
    await expectPage(page, "Recovery codes");
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(10);
    await press(page, "I have kept the codes");
    await expectPage(page, "Start");

    await page.keyboard.press("Control+k");
    await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
    await page.keyboard.type("People");
    await expect(page.getByRole("option", { name: "People", exact: true })).toBeVisible();
    await page.keyboard.press("Enter");
    await expectPage(page, "People");
    const people = [
      { email: "author@staff.example", name: "Ann Author", role: "Author" },
      { email: "editor@staff.example", name: "Ed Editor", role: "Editor" },
    ];
    for (const [index, { email, name, role }] of people.entries()) {
      if (index > 0) await tabBackTo(page, page.getByRole("button", { name: "Sign out" }));
      await type(page, "Email address", email);
      await type(page, "Name", name);
      const choice = page.getByRole("main").getByRole("combobox", { name: "Role", exact: true }).first();
      expect(await tabTo(page, choice)).toEqual([]);
      await page.keyboard.type(role);
      await expect(choice.locator("option:checked")).toHaveText(role);
      await press(page, "Add role");
      await press(page, "Send invitation");
      await expect(page.getByRole("status").filter({ hasText: `The invitation to ${email} is sent.` })).toBeVisible();
      await expect(page.getByRole("listitem").filter({ hasText: email })).toContainText("waits for an answer");
    }

    const author = await openInEnglish(browser);
    await join(author, "author@staff.example");
    await expectPage(author, "Start");
    await expect(author.getByRole("navigation", { name: "Main navigation" }).getByRole("link", { name: "People" })).toHaveCount(0);

    const editor = await openInEnglish(browser);
    await join(editor, "editor@staff.example");
    await expectPage(editor, "Set up a second factor");
    await press(editor, "Use an authenticator");
    await expect(editor.getByLabel("Six-digit code")).toBeFocused();
    const secret = (await editor.getByRole("main").locator("code").innerText()).replaceAll(/\s/g, "");
    await editor.keyboard.type(codeOf(secret));
    await editor.keyboard.press("Enter");
    await expectPage(editor, "Recovery codes");
    await press(editor, "I have kept the codes");
    await expectPage(editor, "Start");
    await tabBackTo(editor, editor.getByRole("button", { name: "Sign out" }));
    await editor.keyboard.press("Enter");
    await expectPage(editor, "Sign in to administration");
    expect(problems).toEqual([]);
  },
);
