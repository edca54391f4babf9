/** Loaded into a portal before its own program (NODE_OPTIONS): writes each statement that it sends to the file RECORD_STATEMENTS, a line of JSON each. */
import { appendFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";
import pg from "pg";
import { prepareValue } from "pg/lib/utils.js";

const file = process.env["RECORD_STATEMENTS"];
if (file && isMainThread) {
  const query = Reflect.get(pg.Client.prototype, "query");
  pg.Client.prototype.query = function record(statement, ...rest) {
    const since = performance.now();
    const sent = query.call(this, statement, ...rest);
    const text = typeof statement === "string" ? statement : statement?.text;
    const values = statement?.values ?? (Array.isArray(rest[0]) ? rest[0] : []);
    const { options } = this.connectionParameters;
    if (typeof text === "string" && typeof sent?.then === "function")
      sent.then(
        () =>
          appendFileSync(file, `${JSON.stringify({ text, values: values.map(prepareValue), options, ms: performance.now() - since })}\n`),
        () => undefined,
      );
    return sent;
  };
}
