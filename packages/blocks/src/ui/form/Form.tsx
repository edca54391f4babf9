import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { FieldError, PageModel } from "@portal/domain";
import { useHost } from "@portal/react";
import controls from "../controls.module.css";
import { cx } from "../cx.ts";
import { useTexts } from "../use-texts.ts";
import { Captcha } from "./Captcha.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";
import { type FormState, FormStateProvider } from "./form-context.ts";
import styles from "./Form.module.css";
import { Honeypot } from "./Honeypot.tsx";
import { NeedsScript } from "./NeedsScript.tsx";
import { formTexts } from "./texts.ts";

export interface FormProps {
  /** Id of the node, or one below it where a node draws several forms. */
  readonly id: string;
  readonly page: Pick<PageModel, "path" | "forms">;
  /** Under which it is sent: that of its schema. */
  readonly name: string;
  /** What its fields are called, by their names in the schema. */
  readonly labels: Readonly<Record<string, string>>;
  /** Text of the button. */
  readonly submit: string;
  /** Where it is sent without a script; omitted: to the address of its page. */
  readonly action?: string | undefined;
  /** Asks for a solved captcha: always, or once the server has asked for it. */
  readonly captcha?: boolean | "asked";
  /** May carry a file. */
  readonly files?: boolean;
  /** What comes of it is kept by a script (tokens). */
  readonly needsScript?: boolean;
  /** The button warns: what it does cannot be undone. */
  readonly danger?: boolean;
  readonly children?: ReactNode;
}

/**
 * A form as the browser sends it without a script, to the address of its page; with one it is sent in the background, and what is wrong
 * with it appears in place. Nothing that was typed is lost either way.
 */
export function Form(props: FormProps): ReactNode {
  // Each drawing of the page is another form: its key, captcha and values are new.
  return <DrawnForm key={props.page.forms?.key ?? ""} {...props} />;
}

const noErrors: readonly FieldError[] = [];
const isCaptcha = ({ field }: FieldError): boolean => field === "capcha";

function DrawnForm({ id, page, name, labels, submit, action, captcha, files, needsScript, danger, children }: FormProps): ReactNode {
  const { language, sendForm } = useHost();
  const t = useTexts(formTexts);
  const submitted = page.forms?.submitted?.form === name ? page.forms.submitted : undefined;
  const [errors, setErrors] = useState(submitted?.errors ?? noErrors);
  const [isAsked, setAsked] = useState(captcha === "asked" && errors.some(isCaptcha));
  const [round, setRound] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const [isSending, setSending] = useState(false);
  const sending = useRef(false);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) summary.current?.focus();
  }, [attempt]);

  const send = (event: FormEvent<HTMLFormElement>): void => {
    if (!sendForm) return;
    event.preventDefault();
    // A second click while the first is on its way.
    if (sending.current) return;
    sending.current = true;
    setSending(true);
    const body = new FormData(event.currentTarget);
    body.set("page", page.path);
    void sendForm(name, body).then((result) => {
      // Where it is done, the next page takes the place of this form, and the button stays disabled until then.
      if (result.kind === "done") return;
      sending.current = false;
      setSending(false);
      if (result.kind === "silent") return;
      setErrors(result.errors);
      // It stays once it was asked for: the next attempt needs it too.
      if (captcha === "asked" && result.errors.some(isCaptcha)) setAsked(true);
      setAttempt((count) => count + 1);
      if (result.isSent) setRound((count) => count + 1);
    });
  };

  const state: FormState = {
    id,
    name,
    labels: { capcha: t(page.forms?.pictureOnly ? "form.captcha.label.picture" : "form.captcha.label"), ...labels },
    values: submitted?.values ?? {},
    errors,
    captcha: page.forms?.captcha ?? "",
    pictureOnly: page.forms?.pictureOnly === true,
    round,
    isSecond: submitted !== undefined,
  };
  return (
    <FormStateProvider value={state}>
      {/* Our own rules say what is wrong, in the page's language. */}
      <form
        className={styles["form"]}
        method="post"
        action={action}
        noValidate
        encType={files ? "multipart/form-data" : undefined}
        aria-busy={isSending}
        data-form={name}
        onSubmit={send}
      >
        <ErrorSummary summaryRef={summary} />
        {needsScript && <NeedsScript />}
        <input type="hidden" name="form" value={name} />
        <input type="hidden" name="language" value={language} />
        {page.forms && <input type="hidden" name="key" value={page.forms.key} />}
        <Honeypot id={id} />
        {children}
        {(captcha === true || isAsked) && <Captcha />}
        <div className={styles["submit"]}>
          <button type="submit" className={cx(controls["button"], danger && styles["danger"])} aria-disabled={isSending}>
            {submit}
          </button>
          <span role="status">{isSending ? t("form.sending") : ""}</span>
        </div>
      </form>
    </FormStateProvider>
  );
}

/** Says above a form which of its fields are required. */
export function RequiredHint(): ReactNode {
  const t = useTexts(formTexts);
  return <p className={styles["hint"]}>{t("form.required")}</p>;
}
