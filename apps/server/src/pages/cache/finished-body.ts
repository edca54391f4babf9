import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Counted } from "../counted.ts";
import { textBytes } from "./text-bytes.ts";

export type Encoding = "br" | "gzip";

export interface Finished {
  /** false: of the visitor alone who asked. */
  readonly isShared: boolean;
  /** There is no page at the path: what its whole query says may count. */
  readonly isMissing?: boolean;
  readonly status: number;
  /** Text, or its bytes in UTF-8. */
  readonly body: string | Uint8Array<ArrayBuffer>;
  /** The smallest compressed forms, where they are made already. */
  readonly forms?: Readonly<Partial<Record<Encoding, Buffer>>>;
  /** Names in lower case; those that say how long it may be kept apart. */
  readonly headers: Readonly<Record<string, string>>;
  /** For caches in front (headersForPurging). */
  readonly cacheTag?: string | undefined;
  /** At a moment of the database's clock, in milliseconds; undefined: no such header. */
  readonly cacheControl: (now: number) => string | undefined;
  /** Of a document: what it was drawn from, where the document does not hold it. */
  readonly model?: KeptModel | undefined;
  /** Of a page: what each view of it counts as. */
  readonly counted?: Counted | undefined;
}

/** What a document was drawn from, as it is sent to the browser that hydrates the document. */
export interface KeptModel {
  readonly hash: string;
  readonly body: FinishedBody;
}

/** Compressed forms of a body and what else it takes in memory, as parts of it: they are made later, and their bytes are reserved. */
const RESERVED_SHARE = 0.5;
const RESERVED_BYTES = 2_048;

/** A body as it is sent to everybody, with its compressed forms. These are made off the thread that answers. */
export class FinishedBody {
  readonly isShared: boolean;
  readonly isMissing: boolean;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cacheTag: string | undefined;
  readonly cacheControl: Finished["cacheControl"];
  readonly model: KeptModel | undefined;
  readonly counted: Counted | undefined;
  readonly identity: Buffer;
  /** Weak, because one tag stands for all forms of a body. */
  readonly etag: string;
  readonly #forms = new Map<Encoding, Buffer>();
  readonly #underWay = new Map<Encoding, Promise<Buffer>>();
  readonly #best = new Set<Encoding>();

  constructor({ isShared, isMissing = false, status, body, forms = {}, headers, cacheTag, cacheControl, model, counted }: Finished) {
    this.isShared = isShared;
    this.isMissing = isMissing;
    this.status = status;
    // Copies: a text cut from an address keeps all of it in memory.
    this.headers = structuredClone(headers);
    this.cacheTag = structuredClone(cacheTag);
    this.cacheControl = cacheControl;
    this.model = model;
    this.counted = structuredClone(counted);
    this.identity = inOwnMemory(typeof body === "string" ? new TextEncoder().encode(body) : body);
    this.etag = `W/"${createHash("sha1").update(this.identity).digest("base64")}"`;
    for (const [encoding, form] of Object.entries(forms) as [Encoding, Buffer][]) {
      this.#forms.set(encoding, inOwnMemory(form));
      this.#best.add(encoding);
    }
  }

  /** Bytes that it takes in memory with all its forms, and its model with its own. */
  get size(): number {
    const { path = "", soughtInVain = "" } = this.counted ?? {};
    const inTexts = [...Object.values(this.headers), this.cacheTag ?? "", path, soughtInVain].reduce(
      (sum, value) => sum + textBytes(value),
      0,
    );
    return Math.ceil(this.identity.length * (1 + RESERVED_SHARE)) + RESERVED_BYTES + inTexts + (this.model?.body.size ?? 0);
  }

  /** undefined where that form is not made yet. */
  form(encoding: Encoding | undefined): Buffer | undefined {
    return encoding === undefined ? this.identity : this.#forms.get(encoding);
  }

  /** A form for who waits: made soon. */
  async encode(encoding: Encoding): Promise<Buffer> {
    const known = this.#forms.get(encoding) ?? this.#underWay.get(encoding);
    if (known) return known;
    const made = compress[encoding](this.identity, "fast").then(inOwnMemory);
    this.#underWay.set(encoding, made);
    try {
      const form = await made;
      if (!this.#forms.has(encoding)) this.#forms.set(encoding, form);
      return form;
    } finally {
      this.#underWay.delete(encoding);
    }
  }

  /** The smallest form, for a body that is asked for again; once. What is sent until then stays. */
  improve(encoding: Encoding): void {
    if (this.#best.has(encoding)) return;
    this.#best.add(encoding);
    improvements = improvements
      .then(() => compress[encoding](this.identity, "small"))
      .then((form) => void this.#forms.set(encoding, inOwnMemory(form)))
      .catch(() => undefined);
  }
}

/** What is part of a larger piece of memory, as Node gives small texts and compressed ones, keeps all of that: it is copied. */
const inOwnMemory = (bytes: Uint8Array): Buffer =>
  Buffer.from(bytes.byteLength === bytes.buffer.byteLength ? bytes.buffer : new Uint8Array(bytes).buffer);

/** One at a time: the pool's other threads compress for visitors who wait. */
let improvements: Promise<unknown> = Promise.resolve();

/** `fast` for who waits; most bodies are asked for once, and brotli's next level takes twice the time for 5 % fewer bytes. */
type Effort = "fast" | "small";

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const compress: Readonly<Record<Encoding, (body: Buffer, effort: Effort) => Promise<Buffer>>> = {
  br: (body, effort) =>
    brotliAsync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: effort === "fast" ? 3 : 10,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
  gzip: (body, effort) => gzipAsync(body, { level: effort === "fast" ? 6 : 9 }),
};
