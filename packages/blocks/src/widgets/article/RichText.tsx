import type { ReactNode } from "react";
import { SafeHtml, trustStoredHtml } from "@portal/react";
import { cx } from "../../ui/cx.ts";
import prose from "../../ui/prose.module.css";
import styles from "./RichText.module.css";

/** The article's text. It was sanitised when it was stored or fetched (core's ArticleBody says so). */
export function RichText({ html }: { readonly html: string }): ReactNode {
  return <SafeHtml html={trustStoredHtml(html)} name="article" className={cx(prose["prose"], styles["text"])} />;
}
