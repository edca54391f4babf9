import { Buffer } from "node:buffer";

/** One message on its way out. Made once and shared by all connections that get it: each form of it is built at most once. */
export class OutgoingMessage {
  /** JSON with its separator. */
  readonly text: string;
  #bytes: Buffer | undefined;
  #frame: Buffer | undefined;
  #event: Buffer | undefined;

  constructor(text: string) {
    this.text = text;
  }

  /** As a long poll carries it. */
  get bytes(): Buffer {
    return (this.#bytes ??= Buffer.from(this.text));
  }

  /** As a whole, final, unmasked WebSocket text frame (RFC 6455 §5.2). */
  get frame(): Buffer {
    return (this.#frame ??= textFrame(this.text));
  }

  /** As a server-sent event. JSON has no line ends outside its escapes, so one data line is enough. */
  get event(): Buffer {
    return (this.#event ??= Buffer.from(`data: ${this.text}\r\n\r\n`));
  }
}

function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = 0x81;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head, "utf8");
  return frame;
}
