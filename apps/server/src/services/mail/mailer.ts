import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createTransport } from "nodemailer";
import type { Log } from "../log.ts";
import { checkMessage, type Message } from "./message.ts";

export interface MailerOptions {
  /** undefined: messages are written into the outbox instead. */
  readonly smtpUrl: string | undefined;
  /** Address of the sender. */
  readonly from: string;
  /** Folder for .eml files. */
  readonly outbox: string;
  readonly log: Log;
  /** Milliseconds before each further try where the mail server does not take a message: MAIL_RETRIES, or fewer in tests. */
  readonly retries: readonly number[];
}

export interface Mailer {
  /** Resolves when the message was taken, or given up: that is logged, without whom it was for. @throws where it could hold foreign headers. */
  send(message: Message): Promise<void>;
  /** From now on nothing is tried again: the server stops. */
  stopRetrying(): void;
  /** Closes the connections to the mail server. */
  close(): void;
}

export const MAIL_RETRIES = [1_000, 10_000, 60_000] as const;
/** Milliseconds. */
const TIMEOUT_MS = 10_000;

/** Sends by SMTP; without a server, writes each message as .eml into the outbox, where its reader finds it. */
export function createMailer({ smtpUrl, from, outbox, log, retries }: MailerOptions): Mailer {
  const ending = new AbortController();
  const composed = { from, disableFileAccess: true, disableUrlAccess: true };
  const smtp =
    smtpUrl === undefined
      ? undefined
      : createTransport(
          {
            url: smtpUrl,
            pool: true,
            maxConnections: 2,
            connectionTimeout: TIMEOUT_MS,
            greetingTimeout: TIMEOUT_MS,
            socketTimeout: TIMEOUT_MS,
          },
          composed,
        );
  const file = createTransport({ streamTransport: true, buffer: true }, composed);
  if (!smtp) log.info({ outbox }, "Mail is written into the outbox: SMTP_URL is not set");

  const write = async (message: Message): Promise<void> => {
    const { message: content } = await file.sendMail(message);
    await mkdir(outbox, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replaceAll(/[:.]/g, "-")}-${randomUUID().slice(0, 8)}.eml`;
    await writeFile(join(outbox, name), content, { mode: 0o600, flag: "wx" });
    log.info({ file: join(outbox, name) }, "A message was written into the outbox");
  };

  const deliver = async (message: Message): Promise<void> => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        await (smtp ? smtp.sendMail(message) : write(message));
        return;
      } catch (error) {
        // Answers of mail servers repeat the address: only their code is logged.
        const { code, responseCode } = error as { code?: string; responseCode?: number };
        const delay = retries[attempt];
        const isFinal = responseCode !== undefined && responseCode >= 500;
        if (delay === undefined || isFinal || ending.signal.aborted) {
          log.error({ code, responseCode }, "A message could not be sent, and was given up: see that the mail server of SMTP_URL takes it");
          return;
        }
        log.warn({ code, responseCode }, "A message could not be sent; it is tried again");
        await sleep(delay, undefined, { signal: ending.signal }).catch(() => undefined);
      }
    }
  };

  return {
    async send(message) {
      checkMessage(message);
      await deliver(message);
    },
    stopRetrying: () => ending.abort(),
    close: () => smtp?.close(),
  };
}
