/** What hub servers send each other, so that a client is reached wherever it is connected. */

/** Connections that a message is for, by what every process knows of its own. */
export type Target =
  | { readonly kind: "all"; readonly except: readonly string[] }
  | { readonly kind: "connections"; readonly ids: readonly string[] }
  | { readonly kind: "groups"; readonly names: readonly string[]; readonly except: readonly string[] }
  | { readonly kind: "users"; readonly ids: readonly string[] };

/** A JSON value; `from` is the server that sent it, `id` unique there. */
export type BackplaneMessage =
  | { readonly type: "send"; readonly from: string; readonly target: Target; readonly text: string }
  | {
      readonly type: "group";
      readonly from: string;
      readonly id: string;
      readonly add: boolean;
      readonly connection: string;
      readonly group: string;
    }
  | {
      readonly type: "invoke";
      readonly from: string;
      readonly id: string;
      readonly connection: string;
      readonly method: string;
      readonly args: readonly unknown[];
    }
  /** Asks whether the server that has the connection still waits for its result. */
  | { readonly type: "waiting"; readonly from: string; readonly id: string; readonly connection: string }
  | { readonly type: "cancel"; readonly from: string; readonly id: string; readonly connection: string }
  /** To one server: the connection is here, and is invoked or has been changed. */
  | { readonly type: "here"; readonly from: string; readonly to: string; readonly id: string }
  | { readonly type: "result"; readonly from: string; readonly to: string; readonly id: string; readonly result: unknown }
  | { readonly type: "failure"; readonly from: string; readonly to: string; readonly id: string; readonly error: string };

/** One server's connection to a backplane. */
export interface BackplaneMember {
  /** Resolves when what others publish is received for the first time, or the member has left. */
  readonly ready: Promise<void>;
  /** Hands a message to all others, in order, at most once. Never throws and never waits. */
  publish(message: BackplaneMessage): void;
  leave(): Promise<void>;
}

export interface Backplane {
  /** @param receive takes what others publish, and nothing that this member published */
  join(receive: (message: BackplaneMessage) => void): BackplaneMember;
}
