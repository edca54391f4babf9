import type { HttpClient, HubConnection, IHttpConnectionOptions, IRetryPolicy } from "@microsoft/signalr";
import { HUB_REQUEST_TIMEOUT } from "./timing.ts";

/** What the hub client uses of a connection of @microsoft/signalr. */
export type Connection = Pick<HubConnection, "start" | "stop" | "on" | "onclose" | "onreconnecting" | "onreconnected">;

export interface ConnectionSettings {
  /** `{api base}/apphub` (spec §7). */
  readonly url: string;
  /** Asked before each start: the bearer token, if there is one. */
  readonly accessToken: () => string | undefined;
  readonly reconnect: IRetryPolicy;
}

/** Makes a connection that is not started yet. */
export type Connect = (settings: ConnectionSettings) => Promise<Connection>;

/** For tests: a transport and an HTTP client of their own. */
export type Wire = Pick<IHttpConnectionOptions, "transport" | "httpClient">;

/**
 * Connections of @microsoft/signalr, which is loaded when the first one is made: WebSockets, server-sent events or long polling, as
 * negotiated; cookies included; the bearer token as access_token (spec §7).
 * @param onUnauthorized called with the token that a 401 refused: such an answer clears the tokens (spec §4), the next start goes without
 */
export function signalrConnect(onUnauthorized: (token: string | undefined) => void, wire: Wire = {}): Connect {
  return async ({ url, accessToken, reconnect }) => {
    const { DefaultHttpClient, HttpError, HubConnectionBuilder, HttpClient, LogLevel, NullLogger } = await import("@microsoft/signalr");
    const inner: HttpClient = wire.httpClient ?? new DefaultHttpClient(NullLogger.instance);
    class Listening extends HttpClient {
      override getCookieString(address: string): string {
        return inner.getCookieString(address);
      }
      override async send(request: Parameters<HttpClient["send"]>[0]): ReturnType<HttpClient["send"]> {
        try {
          return await inner.send(request);
        } catch (error) {
          if (error instanceof HttpError && error.statusCode === 401)
            onUnauthorized(request.headers?.["Authorization"]?.slice("Bearer ".length));
          throw error;
        }
      }
    }
    return (
      new HubConnectionBuilder()
        .withUrl(url, {
          ...wire,
          httpClient: new Listening(),
          accessTokenFactory: () => accessToken() ?? "",
          withCredentials: true,
          timeout: HUB_REQUEST_TIMEOUT,
        })
        .withAutomaticReconnect(reconnect)
        // The hub client says what happened, in one place; the library would write errors to the console, with the token in its URLs.
        .configureLogging(LogLevel.None)
        .build()
    );
  };
}
