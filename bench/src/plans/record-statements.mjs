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
    const text = typeof statement === "string" ? statement : statement?.text;
    const values = statement?.values ?? (Array.isArray(rest[0]) ? rest[0] : []);
    const { options } = this.connectionParameters;
    const keep = () => {
      if (typeof text !== "string") return;
      appendFileSync(file, `${JSON.stringify({ text, values: values.map(prepareValue), options, ms: performance.now() - since })}\n`);
    };
    const answer = rest.at(-1);
    if (typeof answer === "function")
      return query.call(this, statement, ...rest.slice(0, -1), (error, result) => {
        if (!error) keep();
        answer(error, result);
      });
    const sent = query.call(this, statement, ...rest);
    if (typeof sent?.then === "function") sent.then(keep, () => undefined);
    return sent;
  };
}
