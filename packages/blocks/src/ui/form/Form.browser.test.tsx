/** What a form promises once its page is hydrated: nothing is lost, nothing is sent twice, focus goes where it helps. */
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { page as screen } from "vitest/browser";
import type { FormResult } from "@portal/domain";
import { type HostContext, HostProvider } from "@portal/react";
import { examplePage } from "../../widgets/example-page.ts";
import { Consent } from "./Consent.tsx";
import { Field } from "./Field.tsx";
import { Form } from "./Form.tsx";
import { PasswordField } from "./PasswordField.tsx";
import "../../styles.css";

let place: HTMLElement | undefined;
let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  place?.remove();
});

const page = { ...examplePage, forms: { key: "khoa-1", captcha: "hinh-1" } };
const captchaField = () => screen.getByRole("textbox", { name: /^Ký tự trong hình/ });

interface Drawing {
  readonly sendForm?: HostContext["sendForm"];
  readonly solveCaptcha?: HostContext["solveCaptcha"];
}

/** A form on a page, and the same again on the next drawing of the page. */
function draw(host: Drawing, captcha: boolean | "asked" = true) {
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  const context: HostContext = {
    language: "vi",
    Link: ({ href, children }) => <a href={href}>{children}</a>,
    // As i18next does with a key that it lacks.
    t: (key, { defaultValue = key, ...values } = {}) =>
      String(defaultValue).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name])),
    format: { date: String, dateTime: String, weekStart: 1, number: String },
    action: () => {},
    ...host,
  };
  const show = (model: typeof page): void =>
    root?.render(
      <HostProvider value={context}>
        <Form
          id="f"
          page={model}
          name="registration"
          submit="Gửi"
          captcha={captcha}
          labels={{ email: "Thư điện tử", password: "Mật khẩu", consent: "Đồng ý" }}
        >
          <Field name="email" type="email" autoComplete="email" />
          <PasswordField name="password" autoComplete="new-password" />
          <Consent>Tôi đồng ý</Consent>
        </Form>
      </HostProvider>,
    );
  show(page);
  return show;
}

const refuse = (isSent: boolean): FormResult => ({
  kind: "refused",
  isSent,
  errors: [{ field: "email", code: "email" }, { code: "unavailable" }],
});

it("sends its fields once, however often the button is pressed", async () => {
  let answer: (result: FormResult) => void = () => {};
  const sendForm = vi.fn<NonNullable<HostContext["sendForm"]>>(() => new Promise((resolve) => (answer = resolve)));
  draw({ sendForm });
  await screen.getByRole("textbox", { name: "Thư điện tử" }).fill("mau@thu.example");
  await screen.getByRole("checkbox").click();
  const button = screen.getByRole("button", { name: "Gửi" });
  await button.dblClick();
  await expect.element(screen.getByText("Đang gửi…")).toBeVisible();
  await button.click({ force: true });
  expect(sendForm).toHaveBeenCalledOnce();
  const [name, body] = sendForm.mock.calls[0] ?? [];
  expect(name).toBe("registration");
  expect(Object.fromEntries(body ?? [])).toEqual({
    form: "registration",
    language: "vi",
    key: "khoa-1",
    page: page.path,
    website: "",
    email: "mau@thu.example",
    password: "",
    consent: "yes",
    captchaId: "hinh-1",
    capcha: "",
  });
  answer(refuse(true));
  await expect.element(button).not.toHaveAttribute("aria-disabled", "true");
  await button.click();
  expect(sendForm).toHaveBeenCalledTimes(2);
});

it("keeps what was typed, says what is wrong at the field and above, and takes the focus there", async () => {
  draw({ sendForm: async () => refuse(false) });
  const email = screen.getByRole("textbox", { name: "Thư điện tử" });
  await email.fill("sai");
  await captchaField().fill("abc");
  const picture = document.querySelector("img")?.src;
  await screen.getByRole("button", { name: "Gửi" }).click();
  const summary = screen.getByRole("group", { name: /^Biểu mẫu chưa được gửi/ });
  await expect.element(summary).toHaveFocus();
  await expect.element(email).toHaveValue("sai");
  await expect.element(email).toHaveAccessibleDescription("Địa chỉ chưa đúng, cần có dạng ten@mien.vn.");
  // Refused before it was sent: the captcha is good still.
  await expect.element(captchaField()).toHaveValue("abc");
  expect(document.querySelector("img")?.src).toBe(picture);
  await screen.getByRole("link", { name: /^Thư điện tử: / }).click();
  await expect.element(email).toHaveFocus();
});

it("draws a new captcha where the server has seen the old one", async () => {
  draw({ sendForm: async () => refuse(true) });
  const picture = document.querySelector("img")?.src;
  await captchaField().fill("abc");
  await screen.getByRole("button", { name: "Gửi" }).click();
  await expect.element(captchaField()).toHaveValue("");
  expect(document.querySelector("img")?.src).not.toBe(picture);
});

it("lets the browser work instead of the reader, and says so where it cannot", async () => {
  const sendForm = vi.fn<NonNullable<HostContext["sendForm"]>>(async () => refuse(true));
  const solveCaptcha = vi
    .fn<NonNullable<HostContext["solveCaptcha"]>>()
    .mockRejectedValueOnce(new Error("no crypto"))
    .mockResolvedValueOnce("bang-chung");
  draw({ sendForm, solveCaptcha });
  const work = screen.getByRole("button", { name: "Để trình duyệt tự kiểm tra" });
  await work.click();
  await expect.element(screen.getByText(/Trình duyệt này chưa tự kiểm tra được/)).toBeVisible();
  await work.click();
  await expect.element(screen.getByText(/Trình duyệt đã kiểm tra xong/)).toBeVisible();
  await screen.getByRole("button", { name: "Gửi" }).click();
  expect(sendForm.mock.calls[0]?.[1].get("captchaProof")).toBe("bang-chung");
  // It counts once.
  await expect.element(work).toBeVisible();
});

it("shows the captcha once the server asks for it, and tells the browser what it must be worth", async () => {
  const errors = [{ field: "capcha", code: "captchaWork", values: { work: 8 } }];
  const solveCaptcha = vi.fn<NonNullable<HostContext["solveCaptcha"]>>().mockResolvedValue("bang-chung");
  draw({ sendForm: async () => ({ kind: "refused", errors, isSent: true }), solveCaptcha }, "asked");
  expect(document.querySelector("[name=capcha]")).toBeNull();
  await screen.getByRole("button", { name: "Gửi" }).click();
  await expect.element(captchaField()).toBeVisible();
  await expect.element(screen.getByText(/có rất nhiều lượt gửi/).first()).toBeVisible();
  await screen.getByRole("button", { name: "Để trình duyệt tự kiểm tra" }).click();
  await expect.element(screen.getByText(/Trình duyệt đã kiểm tra xong/)).toBeVisible();
  expect(solveCaptcha.mock.calls[0]?.[0]).toEqual({ id: page.forms?.captcha, form: "registration", work: 8 });
});

it("shows a password only while it is asked to", async () => {
  draw({ sendForm: async () => refuse(false) });
  const field = screen.getByLabelText("Mật khẩu", { exact: true });
  await field.fill("mật khẩu dài");
  const show = screen.getByRole("button", { name: "Hiện: Mật khẩu" });
  await show.click();
  await expect.element(field).toHaveAttribute("type", "text");
  await expect.element(show).toHaveAttribute("aria-pressed", "true");
  await screen.getByRole("button", { name: "Gửi" }).click();
  await expect.element(field).toHaveAttribute("type", "password");
  await expect.element(field).toHaveValue("mật khẩu dài");
});

it("is another form on the next drawing of the page, with what that says of it", async () => {
  const show = draw({});
  await screen.getByRole("textbox", { name: "Thư điện tử" }).fill("mau@thu.example");
  const submitted = {
    form: "registration",
    values: { email: "truoc@thu.example" },
    errors: [{ field: "password", code: "passwordTooShort", values: { limit: 8 } }],
  };
  show({ ...page, forms: { key: "khoa-2", captcha: "hinh-2", submitted } } as typeof page);
  await expect.element(screen.getByRole("textbox", { name: "Thư điện tử" })).toHaveValue("truoc@thu.example");
  await expect.element(screen.getByRole("link", { name: "Mật khẩu: Mật khẩu cần ít nhất 8 ký tự." })).toBeVisible();
  expect(document.querySelector<HTMLInputElement>("[name=key]")?.value).toBe("khoa-2");
});
