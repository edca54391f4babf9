/** Real SMTP on loopback, real files: what is looked at is what would travel. */
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { createMailer } from "./mailer.ts";

let folder: string;
const log = { info: vi.fn<() => void>(), warn: vi.fn<() => void>(), error: vi.fn<() => void>() };
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "portal-mail-"));
  vi.clearAllMocks();
});
afterEach(() => rm(folder, { recursive: true }));

const open = (smtpUrl?: string) => {
  const mailer = createMailer({ smtpUrl, from: "portal@example.test", outbox: join(folder, "outbox"), log, retries: [10, 10] });
  onTestFinished(() => mailer.close());
  return mailer;
};
const message = {
  to: "mau@example.test",
  subject: "Kích hoạt tài khoản",
  text: "Chào bạn,\n\nĐường dẫn: https://portal.example/?token=a=b\n",
};

/** As much of a mail server as a client needs. @param refuse answers to RCPT, in turn; then it takes everything. */
async function mailServer(refuse: string[] = []): Promise<{ url: string; received: string[] }> {
  const received: string[] = [];
  const server: Server = createServer((socket) => {
    let data: string | undefined;
    let buffer = "";
    const say = (line: string) => socket.write(`${line}\r\n`);
    const onLine = (line: string): void => {
      if (data !== undefined) {
        if (line !== ".") return void (data += `${line}\r\n`);
        received.push(data);
        data = undefined;
        return void say("250 taken");
      }
      if (/^DATA/i.test(line)) {
        data = "";
        say("354 go on");
      } else if (/^RCPT/i.test(line)) say(refuse.shift() ?? "250 ok");
      else say("250 ok");
    };
    socket.on("error", () => undefined);
    socket.on("data", (chunk) => {
      buffer += String(chunk);
      const lines = buffer.split("\r\n");
      buffer = lines.pop() ?? "";
      lines.forEach(onLine);
    });
    say("220 test");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  return { url: `smtp://127.0.0.1:${(server.address() as { port: number }).port}`, received };
}

describe("without SMTP_URL", () => {
  it("a message is a readable .eml file that only we may read, and the log says where", async () => {
    await open().send(message);
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
    await open(url).send(message);
    const mail = await PostalMime.parse(received[0] ?? "");
    expect([mail.to?.[0]?.address, mail.subject, mail.text?.includes("Đường dẫn")]).toEqual([message.to, message.subject, true]);
  });

  it("a server that is busy is asked again", async () => {
    const { url, received } = await mailServer(["451 later", "451 later"]);
    await open(url).send(message);
    expect(received).toHaveLength(1);
    expect(log.warn).toHaveBeenCalledTimes(2);
  });

  it.each([
    ["refuses for good", ["550 no such mau@example.test"], 0],
    ["stays busy", ["451 mau@example.test", "451 later", "451 later"], 2],
  ])("where the server %s, the message is given up; the log does not say for whom it was", async (_, refusals, warnings) => {
    const { url, received } = await mailServer([...refusals]);
    await open(url).send(message);
    expect(received).toHaveLength(0);
    expect(log.warn).toHaveBeenCalledTimes(warnings);
    expect(log.error).toHaveBeenCalledOnce();
    expect(JSON.stringify([log.warn.mock.calls, log.error.mock.calls])).not.toContain("example.test");
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
    await expect(open().send({ ...message, to })).rejects.toThrow("nothing was sent");
    await expect(readdir(join(folder, "outbox"))).rejects.toThrow("ENOENT");
  });

  it.each(["Subject\r\nBcc: all@example.test", "a\nb", "a\u0000b"])("by the subject %j", async (subject) => {
    await expect(open().send({ ...message, subject })).rejects.toThrow("nothing was sent");
  });

  it("by the text: it stays text", async () => {
    const { url, received } = await mailServer();
    await open(url).send({ ...message, text: "Bcc: all@example.test\r\n.\r\nQUIT\r\n" });
    const mail = await PostalMime.parse(received[0] ?? "");
    expect(mail.bcc).toBeUndefined();
    expect(mail.text).toContain("Bcc: all@example.test");
    expect(received).toHaveLength(1);
  });
});
