import { HubError } from "./hub.ts";

/** What the client is told where the reason is none of its business. */
export const CLOSED_WITH_ERROR = "Connection closed with an error.";

/** Words for the client: what was thrown is told only where it was meant to be, or while developing. */
export function describe(what: string, error: unknown, detailed: boolean): string {
  if (error instanceof HubError) return `${what} HubException: ${error.message}`;
  return detailed && error instanceof Error ? `${what} ${error.name}: ${error.message}` : what;
}
