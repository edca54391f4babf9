/** A hub's wire for tests: the library's own connection on it, with a server that the test makes answer, fail, fall silent or hang up. */
import { HttpClient, HttpError, type HttpRequest, HttpResponse, type ITransport, TimeoutError } from "@microsoft/signalr";
import type { Wire } from "../hub/connection.ts";

const END = "\u001e";

class Negotiation extends HttpClient {
  readonly #answer: (request: HttpRequest) => Promise<HttpResponse>;
  constructor(answer: (request: HttpRequest) => Promise<HttpResponse>) {
    super();
    this.#answer = answer;
  }
  override send(request: HttpRequest): Promise<HttpResponse> {
    return this.#answer(request);
  }
}

export class TestWire {
  /** Starts asked for, by time (fake timers' milliseconds). */
  readonly starts: number[] = [];
  /** Bearer tokens of the starts. */
  readonly tokens: (string | undefined)[] = [];
  readonly credentials: (boolean | undefined)[] = [];
  readonly urls: string[] = [];
  /** What a start meets: a hub, a closed door, a refused token, or nothing at all. */
  server: "up" | "down" | "refuses tokens" | "silent" = "up";
  /** Whether a connection is open. */
  open = false;
  /** Whether the server shows every 15 s that it is there. */
  alive = true;
  #pings: ReturnType<typeof setInterval> | undefined;
  readonly #transport: ITransport = {
    connect: async () => {
      this.open = true;
      this.#pings = setInterval(() => this.alive && this.say({ type: 6 }), 15_000);
    },
    send: async (data) => {
      // The handshake; pings and close need no answer.
      if (String(data).includes('"protocol"')) this.say({});
    },
    stop: async () => this.hangUp(),
    onreceive: null,
    onclose: null,
  };
  readonly wire: Wire = { httpClient: new Negotiation((request) => this.#negotiate(request)), transport: this.#transport };

  /** The server sends a message. */
  say(message: object): void {
    this.#transport.onreceive?.(JSON.stringify(message) + END);
  }

  /** The connection is gone. */
  hangUp(error?: Error): void {
    this.open = false;
    clearInterval(this.#pings);
    this.#transport.onclose?.(error);
  }

  async #negotiate(request: HttpRequest): Promise<HttpResponse> {
    const bearer = request.headers?.["Authorization"];
    this.starts.push(Date.now());
    this.tokens.push(bearer);
    this.credentials.push(request.withCredentials);
    this.urls.push(request.url ?? "");
    if (this.server === "silent") return new Promise((_, reject) => setTimeout(() => reject(new TimeoutError()), request.timeout));
    if (this.server === "down") throw new TypeError("Failed to fetch");
    if (this.server === "refuses tokens" && bearer !== undefined) throw new HttpError("Unauthorized", 401);
    const answer = { negotiateVersion: 1, connectionId: "c", connectionToken: "t", availableTransports: [] };
    return new HttpResponse(200, "OK", JSON.stringify(answer));
  }
}
