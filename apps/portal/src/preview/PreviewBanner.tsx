import type { ReactNode } from "react";
import { useHost } from "@portal/react";

interface PreviewBannerProps {
  /** The moment that the preview shows. */
  readonly asOf: string;
  /** In which the page shows times. */
  readonly timeZone: string;
}

/** Says on every page of a preview that it is one. */
export function PreviewBanner({ asOf, timeZone }: PreviewBannerProps): ReactNode {
  const { t, format } = useHost();
  return (
    <aside className="portal-preview" aria-label={t("preview.label")}>
      <p>{t("preview.text", { moment: format.dateTime(asOf), timeZone })}</p>
    </aside>
  );
}
