import type { ReactNode } from "react";
import { useHost } from "@portal/react";
import { useStore } from "../state/store.ts";

/** How many are here and how many were, by the real-time hub (specification §7). No live region: no one wants each change read out. */
export function TrafficCounters(): ReactNode {
  const { t, format } = useHost();
  const { connectedCount, disConnectedCount, hub } = useStore("traffic");
  // A message may come before its connection counts as made, or after it was lost.
  const known = hub === "Connected" && connectedCount !== undefined && disConnectedCount !== undefined;
  return (
    <p className="portal-traffic" data-script-only="">
      {known ? (
        <>
          <span>{t("traffic.connected", { figure: format.number(connectedCount) })}</span>{" "}
          <span>{t("traffic.ended", { figure: format.number(disConnectedCount) })}</span>
        </>
      ) : (
        hub === "Reconnecting" && <span>{t("traffic.reconnecting")}</span>
      )}
    </p>
  );
}
