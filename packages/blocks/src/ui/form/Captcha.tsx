import { type ReactNode, useEffect, useRef, useState } from "react";
import type { CaptchaWork } from "@portal/domain";
import { useHost } from "@portal/react";
import controls from "../controls.module.css";
import { cx } from "../cx.ts";
import { useTexts } from "../use-texts.ts";
import { useHydrated } from "../use-hydrated.ts";
import { FieldErrorText } from "./FieldFrame.tsx";
import { FieldGroup } from "./FieldGroup.tsx";
import { CaptchaPicture } from "./CaptchaPicture.tsx";
import { CaptchaSound } from "./CaptchaSound.tsx";
import { useField, useFormState } from "./form-context.ts";
import styles from "./Form.module.css";
import { formTexts } from "./texts.ts";

/** The check against robots: to see, to hear, or as work for the browser. The first two need no script. A back end's is to see only. */
export function Captcha(): ReactNode {
  const { captcha, pictureOnly, round, errors, name } = useFormState();
  const field = useField("capcha", { hasHint: true });
  const t = useTexts(formTexts);
  const isHydrated = useHydrated();
  const work = Number(errors.find(({ code }) => code === "captchaWork")?.values?.["work"] ?? 1);
  const [turn, setTurn] = useState(0);
  const draw = `${round}.${turn}`;
  const query = `id=${encodeURIComponent(captcha)}${draw === "0.0" ? "" : `&draw=${draw}`}`;
  return (
    <FieldGroup
      legend={t("form.captcha.legend")}
      hint={t(pictureOnly ? "form.captcha.hint.picture" : "form.captcha.hint")}
      hintId={`${field.id}-hint`}
    >
      <input type="hidden" name="captchaId" value={captcha} />
      <div className={styles["shown"]}>
        <CaptchaPicture
          key={draw}
          src={`/api/article/get-captcha?${query}`}
          alt={t(pictureOnly ? "form.captcha.picture.only" : "form.captcha.picture")}
        />
        <button
          type="button"
          className={cx(controls["button"], styles["quiet"], !isHydrated && styles["later"])}
          data-script-only=""
          onClick={() => setTurn(turn + 1)}
        >
          {t("form.captcha.again")}
        </button>
      </div>
      {!pictureOnly && <CaptchaSound captcha={captcha} round={round} labelId={`${field.id}-sound`} />}
      <div className={field.error === undefined ? styles["field"] : styles["wrong"]}>
        <label className={controls["label"]} htmlFor={field.id}>
          {field.label}
        </label>
        <FieldErrorText id={field.id} error={field.error} />
        <input
          key={round}
          className={cx(controls["field"], styles["code"])}
          id={field.id}
          name="capcha"
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...field.aria}
        />
      </div>
      {!pictureOnly && <Work key={`work-${round}`} id={captcha} form={name} work={work} />}
    </FieldGroup>
  );
}

type Progress = "idle" | "working" | "worked" | "failed";

/** Offers to let the browser work instead. */
function Work(asked: CaptchaWork): ReactNode {
  const { solveCaptcha } = useHost();
  const t = useTexts(formTexts);
  const isHydrated = useHydrated();
  const [progress, setProgress] = useState<Progress>("idle");
  const [proof, setProof] = useState("");
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  if (isHydrated && !solveCaptcha) return null;
  const start = (): void => {
    const { signal } = (abort.current = new AbortController());
    setProgress("working");
    solveCaptcha?.(asked, signal).then(
      (solved) => {
        if (signal.aborted) return;
        setProof(solved ?? "");
        setProgress(solved === undefined ? "idle" : "worked");
      },
      () => {
        if (!signal.aborted) setProgress("failed");
      },
    );
  };
  return (
    <div className={cx(styles["work"], !isHydrated && styles["later"])} data-script-only="">
      {proof !== "" && <input type="hidden" name="captchaProof" value={proof} />}
      {(progress === "idle" || progress === "failed") && (
        <button type="button" className={cx(controls["button"], styles["quiet"])} onClick={start}>
          {t("form.captcha.work")}
        </button>
      )}
      <p role="status" className={styles["hint"]}>
        {progress === "idle" ? "" : t(`form.captcha.${progress}`)}
      </p>
    </div>
  );
}
