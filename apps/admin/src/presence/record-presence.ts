/** At which record this window is, and who else is: by the staff's hub. Without a connection one works on, and learns of nobody. */
import type { Present } from "@portal/contracts";
import type { HubConnection } from "@microsoft/signalr";

export interface PresentAt {
  readonly kind: string;
  readonly key: string;
}

/** Says that the member edits a record. @param onPresent is given who is there, the member too, whenever that changes. @returns leaves the record */
export function enterRecord({ kind, key }: PresentAt, onPresent: (present: readonly Present[]) => void): () => void {
  let isOver = false;
  let connection: HubConnection | undefined;
  const enter = (): void => void connection?.invoke("Enter", kind, key, true).catch(ignore);
  const start = async (): Promise<void> => {
    const { HubConnectionBuilder, LogLevel } = await import("@microsoft/signalr");
    if (isOver) return;
    connection = new HubConnectionBuilder().withUrl("/api/admin/hub").withAutomaticReconnect().configureLogging(LogLevel.None).build();
    connection.on("presence", (event: PresentAt & { readonly present: readonly Present[] }) => {
      if (event.kind === kind && event.key === key) onPresent(event.present);
    });
    connection.onreconnecting(() => onPresent([]));
    connection.onreconnected(enter);
    await connection.start();
    enter();
    // Left while it was being opened.
    if (isOver) await connection.stop();
  };
  start().catch(ignore);
  return () => {
    isOver = true;
    void connection?.stop().catch(ignore);
  };
}

/** Presence is a courtesy: what does not work is tried again by the next page. */
const ignore = (): void => undefined;
