import { type ReactNode, useEffect, useRef, useState } from "react";
import { type CaptchaWork, useHost } from "@portal/react";
import controls from "../controls.module.css";
import { cx } from "../cx.ts";
import { useTexts } from "../own-texts.ts";
import { useHydrated } from "../use-hydrated.ts";
import { FieldErrorText } from "./FieldFrame.tsx";
import { FieldGroup } from "./FieldGroup.tsx";
import { useField, useFormState } from "./form-context.ts";
import styles from "./Form.module.css";
import { formTexts } from "./texts.ts";

/** The check against robots: to see, to hear, or as work for the browser. The first two need no script. */
export function Captcha(): ReactNode {
  const { captcha, round, errors, name } = useFormState();
  const { language } = useHost();
  const field = useField("capcha", { hasHint: true });
  const t = useTexts(formTexts);
  const isHydrated = useHydrated();
  const work = Number(errors.find(({ code }) => code === "captchaWork")?.values?.["work"] ?? 1);
  const [turn, setTurn] = useState(0);
  const draw = `${round}.${turn}`;
  const query = `id=${encodeURIComponent(captcha)}${draw === "0.0" ? "" : `&draw=${draw}`}`;
  return (
    <FieldGroup legend={t("captcha.legend")} hint={t("captcha.hint")} hintId={`${field.id}-hint`}>
      <input type="hidden" name="captchaId" value={captcha} />
      <div className={styles["shown"]}>
        <img
          key={draw}
          className={styles["picture"]}
          src={`/api/article/get-captcha?${query}`}
          alt={t("captcha.picture")}
          width={300}
          height={100}
        />
        {isHydrated && (
          <button type="button" className={cx(controls["button"], styles["quiet"])} data-script-only="" onClick={() => setTurn(turn + 1)}>
            {t("captcha.again")}
          </button>
        )}
      </div>
      <div>
        <p className={styles["hint"]} id={`${field.id}-sound`}>
          {t("captcha.sound")}
        </p>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a transcript would be the answer itself */}
        <audio
          key={`sound-${round}`}
          className={styles["sound"]}
          controls
          preload="none"
          aria-labelledby={`${field.id}-sound`}
          src={`/api/article/get-captcha-audio?id=${encodeURIComponent(captcha)}&lang=${language}${round === 0 ? "" : `&draw=${round}`}`}
        />
      </div>
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
      {isHydrated && <Work key={`work-${round}`} id={captcha} form={name} work={work} />}
    </FieldGroup>
  );
}

type Progress = "idle" | "working" | "worked" | "failed";

/** Offers to let the browser work instead. */
function Work(asked: CaptchaWork): ReactNode {
  const { solveCaptcha } = useHost();
  const t = useTexts(formTexts);
  const [progress, setProgress] = useState<Progress>("idle");
  const [proof, setProof] = useState("");
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  if (!solveCaptcha) return null;
  const start = (): void => {
    const { signal } = (abort.current = new AbortController());
    setProgress("working");
    solveCaptcha(asked, signal).then(
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
    <div className={styles["work"]} data-script-only="">
      {proof !== "" && <input type="hidden" name="captchaProof" value={proof} />}
      {(progress === "idle" || progress === "failed") && (
        <button type="button" className={cx(controls["button"], styles["quiet"])} onClick={start}>
          {t("captcha.work")}
        </button>
      )}
      <p role="status" className={styles["hint"]}>
        {progress === "idle" ? "" : t(`captcha.${progress}`)}
      </p>
    </div>
  );
}
