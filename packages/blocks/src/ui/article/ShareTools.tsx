import { type ReactNode, useState } from "react";
import { useHydrated } from "../use-hydrated.ts";
import { useTexts } from "../use-texts.ts";
import { articleTexts } from "./texts.ts";
import styles from "./ShareTools.module.css";

/** The page's own address, without what a campaign or a part of the page added to it. */
const ownAddress = (): string => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;

/** Passes an article on: copies its address, or opens the device's own dialogue. Once the page is live, only what works here stays. */
export function ShareTools({ title }: { readonly title: string }): ReactNode {
  const t = useTexts(articleTexts);
  const isHydrated = useHydrated();
  const [outcome, setOutcome] = useState<"copied" | "notCopied">();
  const copy = (): void => {
    navigator.clipboard.writeText(ownAddress()).then(
      () => setOutcome("copied"),
      () => setOutcome("notCopied"),
    );
  };
  const share = (): void => {
    // The dialogue was closed without a choice.
    navigator.share({ title, url: ownAddress() }).catch(() => undefined);
  };
  return (
    <div className={styles["tools"]} data-script-only="">
      <span role="status" className={styles["status"]}>
        {outcome && t(`article.${outcome}`)}
      </span>
      {(!isHydrated || "clipboard" in navigator) && (
        <button type="button" className={styles["tool"]} onClick={copy}>
          {t("article.copyLink")}
        </button>
      )}
      {(!isHydrated || "share" in navigator) && (
        <button type="button" className={styles["tool"]} onClick={share}>
          {t("article.share")}
        </button>
      )}
    </div>
  );
}
