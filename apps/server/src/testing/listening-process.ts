/** A process with a web server of one slow route, which ends as the real one does. `PORT` and `HOST` as there; `FAIL` names a way to fail. */
import { setTimeout as sleep } from "node:timers/promises";
import fastify from "fastify";
import { readConfig } from "../config/config.ts";
import { closeApp, listen } from "../process/listen.ts";
import { createLog } from "../process/log.ts";
import { runProcess } from "../process/run-process.ts";

const config = readConfig(process.env);
const log = createLog(config.logLevel, { write: (line) => process.stderr.write(line) });

runProcess(log, async ({ defer, forced }) => {
  const app = fastify();
  app.get("/slow", async () => {
    await sleep(700);
    return "done";
  });
  app.get("/endless", () => new Promise(() => undefined));
  app.get("/logged", () => {
    log.warn("asked for a line of log");
    process.stdout.write("asked for a line of output\n");
    return "logged";
  });
  app.get("/reject", async () => {
    void Promise.reject(new Error("no one caught this"));
    return "rejected";
  });
  const address = await listen(app, config);
  defer(async () => process.stdout.write("database closed\n"));
  defer(() => closeApp(app, { forced, delay: 0 }));
  process.stdout.write(`${address}\n`);
});
