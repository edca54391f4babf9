import { type ComponentType, type ReactElement, type ReactNode, createContext, useContext } from "react";
import type { Language } from "@portal/core";

export interface LinkProps {
  readonly href: string;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
  /** Opens in a new tab; the host adds rel and says so to assistive technology. */
  readonly blank?: boolean | undefined;
  readonly lang?: string | undefined;
  readonly "aria-current"?: "page" | "true" | undefined;
  readonly "aria-label"?: string | undefined;
  readonly "aria-hidden"?: boolean | undefined;
  readonly tabIndex?: number | undefined;
}

export interface Formatter {
  /** ISO 8601 → DD/MM/YYYY in the reader's zone (specification §9). */
  readonly date: (iso: string) => string;
  /** ISO 8601 → DD/MM/YYYY HH:mm. */
  readonly dateTime: (iso: string) => string;
  /** First day of the week: 0 for Sunday, 1 for Monday (specification §9). */
  readonly weekStart: number;
  readonly number: (value: number, options?: Intl.NumberFormatOptions) => string;
}

/**
 * The only way in which blocks reach the world around them: the portal, Storybook and the editor each provide one. A host whose blocks need more adds it:
 * `declare module "@portal/react" { interface HostContext extends MyHost {} }`.
 */
export interface HostContext {
  readonly language: Language;
  readonly Link: ComponentType<LinkProps>;
  /** Of a host whose links need no component of their own, on a server: what `Link` would draw. */
  readonly drawLink?: ((props: LinkProps) => ReactElement) | undefined;
  /** Translates a key ("listing.empty"), with interpolation and `count`; `defaultValue`, which blocks bring, is the text of a key that the host lacks. */
  readonly t: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  readonly format: Formatter;
  /** Asks the host to do something: "retry" reloads the page's content. Unknown actions are ignored. */
  readonly action: (name: string, payload?: unknown) => void;
}

const Context = createContext<HostContext | undefined>(undefined);

export const HostProvider = Context.Provider;

/** The host of the nearest HostProvider above; undefined where there is none. */
export const useHostIfAny = (): HostContext | undefined => useContext(Context);

/** @throws where no HostProvider stands above: a mistake of the host, never of the data. */
export function useHost(): HostContext {
  const host = useContext(Context);
  if (!host) throw new Error("useHost needs a <HostProvider> above it; the portal, Storybook or the editor provides one.");
  return host;
}
