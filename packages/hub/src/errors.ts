import { HubError } from "./hub.ts";

/** What the client gets where it must not know the reason. */
export const CLOSED_WITH_ERROR = "Connection closed with an error.";

/** Error text for the client: what was thrown is in it only where that is a HubError, or while developing. */
export function clientErrorText(what: string, error: unknown, detailed: boolean): string {
  if (error instanceof HubError) return `${what} HubException: ${error.message}`;
  return detailed && error instanceof Error ? `${what} ${error.name}: ${error.message}` : what;
}
