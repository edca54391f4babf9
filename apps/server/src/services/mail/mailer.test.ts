/** Real SMTP on loopback, real files: what is looked at is what would travel. */
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { createMailer, MailRefusal } from "./mailer.ts";
import { mailServer } from "./testing/mail-server.ts";

let folder: string;
const log = { info: vi.fn<() => void>(), warn: vi.fn<() => void>(), error: vi.fn<() => void>() };
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "portal-mail-"));
  vi.clearAllMocks();
});
afterEach(() => rm(folder, { recursive: true }));

const open = (smtpUrl?: string) => {
  const mailer = createMailer({ smtpUrl, from: "portal@example.test", outbox: join(folder, "outbox"), log });
  onTestFinished(() => mailer.close());
  return mailer;
};
const id = randomUUID();
const message = {
  to: "mau@example.test",
  subject: "Kích hoạt tài khoản",
  text: "Chào bạn,\n\nĐường dẫn: https://portal.example/?token=a=b\n",
};

describe("without SMTP_URL", () => {
  it("a message is a readable .eml file that only we may read, and the log says where", async () => {
    await open().send(id, message);
    const [name = ""] = await readdir(join(folder, "outbox"));
    const file = join(folder, "outbox", name);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const mail = await PostalMime.parse(await readFile(file));
    expect([mail.from?.address, mail.to?.[0]?.address, mail.subject]).toEqual(["portal@example.test", message.to, message.subject]);
    expect(mail.text?.replaceAll("\r\n", "\n").trim()).toBe(message.text.trim());
    expect(log.info).toHaveBeenCalledWith({ file }, expect.any(String));
    expect(JSON.stringify(log.info.mock.calls)).not.toContain("mau@");
  });
});

describe("with SMTP_URL", () => {
  it("a message goes to the server, with Vietnamese subject and text whole", async () => {
    const { url, received } = await mailServer();
    await open(url).send(id, message);
    const mail = await PostalMime.parse(received[0] ?? "");
    expect([mail.to?.[0]?.address, mail.subject, mail.text?.includes("Đường dẫn")]).toEqual([message.to, message.subject, true]);
  });

  it("sent again, it has the same Message-ID", async () => {
    const { url, received } = await mailServer();
    const mailer = open(url);
    await mailer.send(id, message);
    await mailer.send(id, message);
    const ids = await Promise.all(received.map(async (text) => (await PostalMime.parse(text)).messageId));
    expect(ids).toEqual([`<${id}@example.test>`, `<${id}@example.test>`]);
  });

  it.each([
    ["this address for good", "550 no such mau@example.test", true],
    ["this address just now", "451 mau@example.test", false],
  ])("where it refuses %s, that is said in codes alone", async (_, answer, isPermanent) => {
    const { url, received } = await mailServer([answer]);
    const refusal = await open(url)
      .send(id, message)
      .catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(MailRefusal);
    expect(refusal).toMatchObject({ message: `EENVELOPE RCPT TO ${answer.slice(0, 3)}`, isPermanent });
    expect(received).toHaveLength(0);
  });

  it("where it is not there, the message may go later", async () => {
    await expect(open("smtp://127.0.0.1:1").send(id, message)).rejects.toMatchObject({ isPermanent: false });
  });
});

describe("headers cannot be brought in", () => {
  it.each([
    "mau@example.test\r\nBcc: all@example.test",
    "mau@example.test, all@example.test",
    "mau@example.test;all@example.test",
    "<all@example.test>",
    '"x" <all@example.test>',
    "group:all@example.test",
    "mau@example.test\u0000",
    "mau",
    "",
  ])("by the address %j", async (to) => {
    await expect(open().send(id, { ...message, to })).rejects.toThrow("nothing was sent");
    await expect(readdir(join(folder, "outbox"))).rejects.toThrow("ENOENT");
  });

  it.each(["Subject\r\nBcc: all@example.test", "a\nb", "a\u0000b"])("by the subject %j", async (subject) => {
    await expect(open().send(id, { ...message, subject })).rejects.toThrow("nothing was sent");
  });

  it("by the text: it stays text", async () => {
    const { url, received } = await mailServer();
    await open(url).send(id, { ...message, text: "Bcc: all@example.test\r\n.\r\nQUIT\r\n" });
    const mail = await PostalMime.parse(received[0] ?? "");
    expect(mail.bcc).toBeUndefined();
    expect(mail.text).toContain("Bcc: all@example.test");
    expect(received).toHaveLength(1);
  });
});
