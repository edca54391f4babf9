import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { call, type CallFailed } from "../calls/call.ts";
import { describe } from "../calls/describe.ts";
import { Problem } from "../ui/Problem.tsx";
import styles from "./ChangeSetPreview.module.css";

const widths = [360, 768, 1280] as const;

/** The whole portal as it would be, in a frame as wide as a phone, a tablet or a desk. */
export function ChangeSetPreview({ id, version }: { readonly id: string; readonly version: number }): ReactNode {
  const { t } = useTranslation();
  const [width, setWidth] = useState<number>(1280);
  const { data, error } = useQuery<string, CallFailed>({
    queryKey: ["preview", id, version],
    queryFn: async ({ signal }) =>
      (await call<{ path: string }>(`change-sets/${encodeURIComponent(id)}/previews`, { method: "POST", body: {}, signal })).data.path,
    // Each is another ticket.
    staleTime: Infinity,
  });
  return (
    <section className={styles["preview"]}>
      <h2>{t("preview.title")}</h2>
      <fieldset>
        <legend>{t("preview.width")}</legend>
        {widths.map((one) => (
          <label key={one}>
            <input type="radio" name="width" checked={one === width} onChange={() => setWidth(one)} />
            {t(`preview.width.${one}`)}
          </label>
        ))}
      </fieldset>
      {error && <Problem text={describe(t, error)} />}
      {data !== undefined && (
        <div className={styles["frame"]}>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page needs its origin and its scripts: with both a sandbox holds nothing back */}
          <iframe className={styles[`w${width}`]} src={data} title={t("preview.title")} />
        </div>
      )}
    </section>
  );
}
