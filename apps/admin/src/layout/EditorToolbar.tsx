import type { EditPolicy } from "@portal/core/edit";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../i18n/use-language.ts";
import { Button } from "../ui/Button.tsx";
import { Select } from "../ui/Select.tsx";
import type { CommandQueue, QueueView } from "./command-queue.ts";
import { catalogue, type EditedPage, layoutName } from "./edited-page.ts";
import styles from "./EditedLayout.module.css";

const LayoutGallery = lazy(async () => ({ default: (await import("./LayoutGallery.tsx")).LayoutGallery }));

export interface EditorToolbarProps {
  readonly page: EditedPage;
  readonly policy: EditPolicy;
  /** Nothing is changed: the layout is named alone. */
  readonly isReadOnly: boolean;
  /** Of the layout that draws the page. */
  readonly layoutId: string | undefined;
  readonly view: QueueView;
  readonly queue: CommandQueue;
  /** After them. */
  readonly children: ReactNode;
}

/** The choice of the layout, undo and redo, and whether everything is saved. */
export function EditorToolbar({ page, policy, isReadOnly, layoutId, view, queue, children }: EditorToolbarProps): ReactNode {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isGalleryOpen, setGalleryOpen] = useState(false);
  const choices = [...catalogue.layouts.values()].filter((layout) => layout.for.includes(policy.page)).map(({ id }) => id);
  const nameOf = (one: string | undefined): string => layoutName(language, one) ?? t("layout.none");
  return (
    <>
      <div className={styles["toolbar"]}>
        {policy.mayChooseLayout(undefined) ? (
          <>
            <Select
              label={t("layout.choice")}
              value={view.state.layoutId ?? ""}
              onChange={(value) => queue.run({ kind: "setLayout", layoutId: value === "" ? null : value })}
            >
              <option value="">{t("layout.default", { name: nameOf(policy.defaultLayoutId) })}</option>
              {choices.map((id) => (
                <option key={id} value={id}>
                  {nameOf(id)}
                </option>
              ))}
            </Select>
            <Button look="quiet" onClick={() => setGalleryOpen(true)}>
              {t("layout.gallery")}
            </Button>
          </>
        ) : (
          <p>{t("layout.chosen", { name: nameOf(layoutId) })}</p>
        )}
        {!isReadOnly && (
          <>
            <Button look="quiet" aria-disabled={!view.canUndo} onClick={() => queue.undo()} aria-keyshortcuts="Control+Z">
              {t("layout.undo")}
            </Button>
            <Button look="quiet" aria-disabled={!view.canRedo} onClick={() => queue.redo()} aria-keyshortcuts="Control+Shift+Z">
              {t("layout.redo")}
            </Button>
            <p role="status">{t(`layout.status.${view.status}`)}</p>
          </>
        )}
        {children}
      </div>
      {/* Beside the bar, which places what is in it. */}
      {isGalleryOpen && (
        <Suspense fallback={<p role="status">{t("app.loading")}</p>}>
          <LayoutGallery
            page={page}
            choices={choices}
            state={view.state}
            onChoose={(chosen) => {
              setGalleryOpen(false);
              queue.run({ kind: "setLayout", layoutId: chosen });
            }}
            onClose={() => setGalleryOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
