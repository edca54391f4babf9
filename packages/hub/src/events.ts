import type { Connection } from "./connection.ts";
import { CLOSED_WITH_ERROR, describe } from "./errors.ts";

/** Calls the hub's `onConnected`; messages of the client are heard when it is through. */
export function notifyConnected(connection: Connection): void {
  const { onConnected } = connection.host.definition;
  if (!onConnected) return welcomed(connection);
  try {
    const result = onConnected(connection.context);
    if (result instanceof Promise)
      result.then(
        () => welcomed(connection),
        (error: unknown) => failed(connection, error),
      );
    else welcomed(connection);
  } catch (error) {
    failed(connection, error);
  }
}

function welcomed(connection: Connection): void {
  connection.welcomed = true;
  // It may have left while `onConnected` ran: the two events come in order all the same.
  if (connection.closed) notifyDisconnected(connection);
  else connection.begin();
}

function failed(connection: Connection, error: unknown): void {
  const { log, detailedErrors } = connection.host.settings;
  log.error({ connectionId: connection.id, err: error }, "onConnected of the hub failed");
  const told = describe(CLOSED_WITH_ERROR, error, detailedErrors);
  connection.close({ error: told, code: 1011, cause: error instanceof Error ? error : new Error(String(error)) });
}

/** Calls the hub's `onDisconnected`. */
export function notifyDisconnected(connection: Connection): void {
  const { definition, lifetime, settings } = connection.host;
  const { onDisconnected } = definition;
  if (!onDisconnected) return;
  const fail = (error: unknown): void =>
    settings.log.error({ connectionId: connection.id, err: error }, "onDisconnected of the hub failed");
  try {
    const result = onDisconnected(connection.context, connection.cause);
    if (result instanceof Promise) lifetime.busyWith(result.catch(fail));
  } catch (error) {
    fail(error);
  }
}
