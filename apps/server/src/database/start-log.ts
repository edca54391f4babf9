/** The part of the server's log that the database needs; `console`-free, so that commands can be quiet. */
export interface StartLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

export const silentLog: StartLog = { info: () => undefined, warn: () => undefined };
