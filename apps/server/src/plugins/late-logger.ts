import type { FastifyBaseLogger, FastifyLogFn } from "fastify";
import type { Bindings, ChildLoggerOptions } from "pino";

const levels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

/** A request's own logger, made with the first line by it: most requests write none, and making one takes more than a microsecond. */
class LateLogger implements FastifyBaseLogger {
  declare readonly trace: FastifyLogFn;
  declare readonly debug: FastifyLogFn;
  declare readonly info: FastifyLogFn;
  declare readonly warn: FastifyLogFn;
  declare readonly error: FastifyLogFn;
  declare readonly fatal: FastifyLogFn;
  declare readonly silent: FastifyLogFn;
  readonly #parent: FastifyBaseLogger;
  readonly #bindings: Bindings;
  readonly #options: ChildLoggerOptions;
  #made: FastifyBaseLogger | undefined;

  constructor(parent: FastifyBaseLogger, bindings: Bindings, options: ChildLoggerOptions) {
    this.#parent = parent;
    this.#bindings = bindings;
    this.#options = options;
  }

  get level(): string {
    return this.#options.level ?? this.#parent.level;
  }

  /** The logger itself. */
  get made(): FastifyBaseLogger {
    return (this.#made ??= this.#parent.child(this.#bindings, this.#options));
  }

  child(bindings: Bindings, options?: ChildLoggerOptions): FastifyBaseLogger {
    return this.made.child(bindings, options);
  }
}

for (const level of levels) {
  const write = function (this: LateLogger, ...line: unknown[]): void {
    Reflect.apply(this.made[level], this.made, line);
  };
  Object.defineProperty(LateLogger.prototype, level, { value: write });
}

/** For Fastify, which wants a logger for each request. */
export const lateLogger = (parent: FastifyBaseLogger, bindings: Bindings, options: ChildLoggerOptions = {}): FastifyBaseLogger =>
  new LateLogger(parent, bindings, options);
