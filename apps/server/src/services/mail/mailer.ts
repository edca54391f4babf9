import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
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
}

export interface Mailer {
  /**
   * Resolves when the message was taken.
   * @param id - a UUID that becomes its Message-ID: sent again, it is recognised as the same message
   * @throws MailRefusal where the mail server did not take it, or an Error where it could hold foreign headers.
   */
  send(id: string, message: Message): Promise<void>;
  /** Closes the connections to the mail server. */
  close(): void;
}

/** A message was not taken. Its words are codes alone: answers of mail servers repeat the address. */
export class MailRefusal extends Error {
  /** Whether the mail server refuses this very message for good. Where it refuses us (wrong password, no such sender), that can be mended. */
  readonly isPermanent: boolean;

  constructor(error: unknown) {
    const { code, responseCode, command } = error as { code?: string; responseCode?: number; command?: string };
    const isOfThisMessage = command === "RCPT TO" || command === "DATA";
    super([code ?? "unknown", command, responseCode].filter((part) => part !== undefined).join(" "));
    this.isPermanent = isOfThisMessage && responseCode !== undefined && responseCode >= 500;
  }
}

/** Milliseconds. */
const TIMEOUT_MS = 10_000;

/** Sends by SMTP; without a server, writes each message as .eml into the outbox, where its reader finds it. */
export function createMailer({ smtpUrl, from, outbox, log }: MailerOptions): Mailer {
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

  const write = async (id: string, message: object): Promise<void> => {
    const { message: content } = await file.sendMail(message);
    await mkdir(outbox, { recursive: true, mode: 0o700 });
    const path = join(outbox, `${new Date().toISOString().replaceAll(/[:.]/g, "-")}-${id}.eml`);
    // Whole or not at all: readers look for .eml.
    await writeFile(`${path}.part`, content, { mode: 0o600 });
    await rename(`${path}.part`, path);
    log.info({ file: path }, "A message was written into the outbox");
  };

  return {
    async send(id, message) {
      checkMessage(message);
      const identified = { ...message, messageId: `<${id}@${from.slice(from.lastIndexOf("@") + 1)}>` };
      if (!smtp) return write(id, identified);
      try {
        await smtp.sendMail(identified);
      } catch (error) {
        throw new MailRefusal(error);
      }
    },
    close: () => smtp?.close(),
  };
}
