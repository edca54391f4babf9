import { type DestinationStream, type Logger, pino } from "pino";
import type { LogLevel } from "../config/config.ts";

/** Fields that never reach the log, at the top or one level down, whatever part logs them: persons' data and secrets. */
const secret = [
  "password",
  "token",
  "refreshToken",
  "authorization",
  "cookie",
  "email",
  "phoneNumber",
  "fullName",
  "address",
  "ip",
  "capcha",
  "clientId",
  "headers", // which libraries log at trace, with authorization, addresses and the query of the page before
];

/** How deep a chain of causes is followed. */
const deepestCause = 4;

/**
 * The server's log: one JSON object a line on standard output, readable lines on a terminal. Requests appear as method and path
 * only: no address, no query, no headers.
 * @param destination undefined: standard output
 */
export function createLog(level: LogLevel, destination: DestinationStream | undefined): Logger {
  const out = destination ?? (process.stdout.isTTY ? readable(process.stdout) : pino.destination({ dest: 1, sync: true }));
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: secret.flatMap((name) => [name, `*.${name}`]), remove: true },
      hooks: {
        logMethod(args, log) {
          const [first, ...rest] = args;
          log.apply(this, [first, ...rest].map((arg) => (typeof arg === "string" ? withoutQueries(arg) : arg)) as typeof args);
        },
      },
      serializers: { err: describeError, error: describeError, req: describeRequest, res: describeReply },
    },
    out,
  );
}

/** Fastify names whole addresses in what it says of a route, and the specification's calls have persons' data in their queries. */
const withoutQueries = (message: string): string =>
  message.replaceAll(/[^\s"']+/g, (word) => {
    const query = word.includes("/") ? word.indexOf("?", word.indexOf("/")) : -1;
    return query === -1 ? word : word.slice(0, query);
  });

/** Message, code, stack and causes. Not the rest: PostgreSQL's `detail` and `where` hold the values of a row. */
function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  return {
    type: name,
    message: withoutQueries(message),
    code,
    stack: stack && withoutQueries(stack),
    cause: cause !== undefined && depth < deepestCause ? describeError(cause, depth + 1) : undefined,
  };
}

function describeRequest(request: { readonly method?: string; readonly url?: string }): object {
  return { method: request.method, path: request.url?.split("?", 1)[0]?.slice(0, 300) };
}

function describeReply(reply: { readonly statusCode?: number }): object {
  return { status: reply.statusCode };
}

/** For people at a terminal: time, level unless plain information, message, fields. */
function readable(out: NodeJS.WritableStream): DestinationStream {
  return {
    write: (line) => {
      const { level, time, msg, err, ...fields } = JSON.parse(line) as Record<string, unknown> & { err?: { stack?: string } };
      const rest = Object.entries(fields).map(([name, value]) => ` ${name}=${typeof value === "string" ? value : JSON.stringify(value)}`);
      const mark = level === "info" ? "" : ` ${String(level).toUpperCase()}`;
      out.write(
        `${String(time).slice(11, 19)}${mark} ${typeof msg === "string" ? msg : ""}${rest.join("")}\n${err ? `${err.stack ?? JSON.stringify(err)}\n` : ""}`,
      );
    },
  };
}
