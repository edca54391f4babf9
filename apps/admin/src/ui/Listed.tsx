import { Fragment, type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { describe } from "../calls/describe.ts";
import type { List } from "../calls/use-list.ts";
import { Button } from "./Button.tsx";
import styles from "./Listed.module.css";
import { Problem } from "./Problem.tsx";

export interface ListedProps<T> {
  readonly list: List<T>;
  /** What to say where there are none. */
  readonly empty: string;
  /** An `li` for each. */
  readonly children: (item: T) => ReactNode;
}

/** A long list: how many there are, a part of them, and a button for the next part. */
export function Listed<T extends { readonly id: string }>({ list, empty, children }: ListedProps<T>): ReactNode {
  const { t } = useTranslation();
  const count = useRef<HTMLParagraphElement>(null);
  const { items, total, error, hasMore, isLoadingMore, loadMore } = list;
  return (
    <div className={styles["listed"]}>
      <Problem text={error ? describe(t, error) : undefined} />
      {(items !== undefined || !error) && (
        <p ref={count} role="status" tabIndex={-1} className={styles["count"]}>
          {items === undefined ? t("app.loading") : items.length === 0 ? empty : t("list.count", { shown: items.length, count: total })}
        </p>
      )}
      {items !== undefined && items.length > 0 && (
        <ul className={styles["list"]}>
          {items.map((item) => (
            <Fragment key={item.id}>{children(item)}</Fragment>
          ))}
        </ul>
      )}
      {hasMore && (
        <Button
          look="quiet"
          isBusy={isLoadingMore}
          // With the last part the button is gone, and its focus would be lost.
          onClick={() => void loadMore().then((isMore) => !isMore && count.current?.focus())}
        >
          {t("audit.more")}
        </Button>
      )}
    </div>
  );
}
