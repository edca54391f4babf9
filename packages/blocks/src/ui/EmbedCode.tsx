import type { ReactNode } from "react";
import { embedCode } from "@portal/domain";
import { useHost } from "@portal/react";
import controls from "./controls.module.css";
import { cx } from "./cx.ts";
import styles from "./EmbedCode.module.css";
import { useTexts } from "./use-texts.ts";
import { uiTexts } from "./texts.ts";

interface EmbedCodeProps {
  /** Says what is embedded. */
  readonly summary: string;
  /** Of what stands in the frame. */
  readonly path: string;
  /** Names the frame for those who do not see it. */
  readonly title: string;
  /** Of the frame, in CSS pixels. */
  readonly height: number;
}

/** HTML for the pages of others, to be opened and copied; nothing where the portal does not know its own address. */
export function EmbedCode({ summary, path, title, height }: EmbedCodeProps): ReactNode {
  const { origin = "" } = useHost();
  const t = useTexts(uiTexts);
  if (origin === "") return null;
  return (
    <details className={styles["embed"]}>
      <summary>{summary}</summary>
      <label>
        <span className={controls["label"]}>{t("ui.embed.code")}</span>
        <textarea
          className={cx(controls["field"], styles["code"])}
          rows={5}
          readOnly
          spellCheck={false}
          value={embedCode({ address: origin + path, title, height })}
        />
      </label>
      <p className={styles["hint"]}>
        {t("ui.embed.hint")} <a href={path}>{t("ui.embed.view")}</a>
      </p>
    </details>
  );
}
