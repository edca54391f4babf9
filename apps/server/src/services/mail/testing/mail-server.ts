import { createServer, type Server, type Socket } from "node:net";
import { onTestFinished } from "vitest";

export interface MailServer {
  readonly url: string;
  /** Messages that were taken, whole. */
  readonly received: string[];
  /** Answers to RCPT, in turn; after them it takes everything. */
  readonly refusals: string[];
  /** While true, a message that arrived whole gets no answer. */
  isSilent: boolean;
  /** Messages that arrived whole. */
  readonly arrived: string[];
}

/** As much of a mail server as a client needs, until the test is over. */
export async function mailServer(refusals: string[] = []): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    let data: string | undefined;
    let buffer = "";
    const say = (line: string) => socket.write(`${line}\r\n`);
    const onLine = (line: string): void => {
      if (data !== undefined) {
        if (line !== ".") return void (data += `${line}\r\n`);
        current.arrived.push(data);
        if (current.isSilent) return void (data = undefined);
        current.received.push(data);
        data = undefined;
        return void say("250 taken");
      }
      if (/^DATA/i.test(line)) {
        data = "";
        say("354 go on");
      } else if (/^RCPT/i.test(line)) say(refusals.shift() ?? "250 ok");
      else say("250 ok");
    };
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
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
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });
  const url = `smtp://127.0.0.1:${(server.address() as { port: number }).port}`;
  const current: MailServer = { url, received: [], refusals, arrived: [], isSilent: false };
  return current;
}
