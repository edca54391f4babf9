import type { LayoutState } from "@portal/core/edit";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../i18n/use-language.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { type EditedPage, layoutName, resolvePage } from "./edited-page.ts";
import styles from "./LayoutGallery.module.css";
import { blocksOf } from "./outline.ts";
import { PagePicture } from "./PagePicture.tsx";
import { useContentText } from "./use-content-text.ts";

export interface LayoutGalleryProps {
  readonly page: EditedPage;
  /** Ids of the layouts that it may have. */
  readonly choices: readonly string[];
  readonly state: LayoutState;
  readonly onChoose: (layoutId: string) => void;
  readonly onClose: () => void;
}

/** The page's own content in each layout that it may have: the engine resolves each, and its style sheet places the blocks. */
export function LayoutGallery({ page, choices, state, onChoose, onClose }: LayoutGalleryProps): ReactNode {
  const { t } = useTranslation();
  const textOf = useContentText();
  return (
    <Dialog title={t("layout.gallery")} onCancel={onClose} isWide>
      <ul className={styles["gallery"]}>
        {choices.map((id) => (
          <li key={id}>
            <GalleryEntry page={page} state={state} layoutId={id} textOf={textOf} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      <Button look="quiet" onClick={onClose}>
        {t("dialog.cancel")}
      </Button>
    </Dialog>
  );
}

interface GalleryEntryProps extends Pick<LayoutGalleryProps, "page" | "state" | "onChoose"> {
  readonly layoutId: string;
  readonly textOf: ReturnType<typeof useContentText>;
}

function GalleryEntry({ page, state, layoutId, textOf, onChoose }: GalleryEntryProps): ReactNode {
  const { t } = useTranslation();
  const language = useLanguage();
  const { root } = useMemo(() => resolvePage(page, { ...state, layoutId }, language).tree, [page, state, layoutId, language]);
  const shown = new Set(blocksOf(root).map(({ key }) => key));
  const waiting = new Set(state.blocks.map(({ key }) => key).filter((key) => !shown.has(key)));
  return (
    <button
      type="button"
      className={styles["entry"]}
      aria-current={state.layoutId === layoutId || undefined}
      onClick={() => onChoose(layoutId)}
    >
      <strong>{layoutName(language, layoutId) ?? layoutId}</strong>
      <PagePicture root={root} textOf={textOf} />
      <small>
        {t("layout.gallery.blocks", { count: shown.size })}
        {waiting.size > 0 && ` ${t("layout.gallery.waits", { count: waiting.size })}`}
      </small>
    </button>
  );
}
