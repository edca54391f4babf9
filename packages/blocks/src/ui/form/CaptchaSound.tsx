import type { ReactNode } from "react";
import { useHost } from "@portal/react";
import { useTexts } from "../use-texts.ts";
import styles from "./Form.module.css";
import { formTexts } from "./texts.ts";

/** Digits to hear instead of the picture. */
export function CaptchaSound({
  captcha,
  round,
  labelId,
}: {
  readonly captcha: string;
  readonly round: number;
  readonly labelId: string;
}): ReactNode {
  const { language } = useHost();
  const t = useTexts(formTexts);
  return (
    <div>
      <p className={styles["hint"]} id={labelId}>
        {t("form.captcha.sound")}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a transcript would be the answer itself */}
      <audio
        key={round}
        className={styles["sound"]}
        controls
        preload="none"
        aria-labelledby={labelId}
        src={`/api/article/get-captcha-audio?id=${encodeURIComponent(captcha)}&lang=${language}${round === 0 ? "" : `&draw=${round}`}`}
      />
    </div>
  );
}
