import { type ComponentType, type ReactNode, createContext, useContext } from "react";
import type { FieldError, Language } from "@portal/core";

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

/** A PDF that the host opened, in the browser. Pages count from 1. */
export interface PdfDocument {
  readonly pages: number;
  /** Of a page, in CSS pixels at scale 1. */
  readonly size: (page: number) => Promise<{ readonly width: number; readonly height: number }>;
  /** Draws a page, and lays its text over it for selecting and for assistive technology. Rejects where that was aborted. */
  readonly draw: (page: number, target: PdfTarget, signal: AbortSignal) => Promise<void>;
  readonly close: () => void;
}

export interface PdfTarget {
  readonly canvas: HTMLCanvasElement;
  /** Empty; of the page's size. */
  readonly text: HTMLElement;
  readonly scale: number;
}

/** Who is reading, as the browser knows it (specification §3). */
export interface Visitor {
  /** Of the account; "" where nobody is logged in. */
  readonly id: string;
  readonly displayName: string;
  readonly username: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly themeMode: string;
}

/** What came of a form that the host sent. */
export type FormResult =
  /** The host leads on to another page. */
  | { readonly kind: "done" }
  /** `isSent` where the server has seen it: a captcha is used up then. */
  | { readonly kind: "refused"; readonly errors: readonly FieldError[]; readonly isSent: boolean }
  /** Nothing is to be shown: the form stays as it was typed, and may be sent again. */
  | { readonly kind: "silent" };

/** Work that a form asks of the browser, instead of a person who reads or listens. */
export interface CaptchaWork {
  readonly id: string;
  /** Name of the form: the proof is good for no other. */
  readonly form: string;
  /** Multiple of the least work, from 1. */
  readonly work: number;
}

/** The only way in which blocks reach the world around them: the portal, Storybook and the editor each provide one. */
export interface HostContext {
  readonly language: Language;
  readonly Link: ComponentType<LinkProps>;
  /** Translates a key of the blocks' resources ("listing.empty"), with interpolation and `count`. */
  readonly t: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  readonly format: Formatter;
  /** Asks the host to do something: "retry" reloads the page's content. Unknown actions are ignored. */
  readonly action: (name: string, payload?: unknown) => void;
  /** To be drawn after hydration only: what the server sends depends on nobody. */
  readonly visitor?: Visitor;
  /** The device that is read on (specification §3), once the browser has said it. */
  readonly device?: { readonly browser: string; readonly os: string; readonly deviceType: "Mobile" | "Tablet" | "Desktop" } | undefined;
  /** The visitor's public address, once the server has said it; "" before. */
  readonly publicIp?: string;
  /** Where drafts open for comments are listed, once the host knows it. */
  readonly drafts?: { readonly name: string; readonly href: string } | undefined;
  /** Sends a form without leaving the page, and never rejects; omitted by hosts that cannot: the browser then sends it as it is. */
  readonly sendForm?: (name: string, body: FormData) => Promise<FormResult>;
  /**
   * Does the work that stands for the captcha of a form.
   * @returns the proof, or undefined where nothing is to be shown; rejects where the browser cannot, or the server is away
   */
  readonly solveCaptcha?: (captcha: CaptchaWork, signal: AbortSignal) => Promise<string | undefined>;
  /** Opens a PDF for reading in the page; omitted by hosts that cannot: a link to it then stands alone. */
  readonly openPdf?: (href: string, signal: AbortSignal) => Promise<PdfDocument>;
}

const Context = createContext<HostContext | undefined>(undefined);

export const HostProvider = Context.Provider;

/** @throws where no HostProvider stands above: a mistake of the host, never of the data. */
export function useHost(): HostContext {
  const host = useContext(Context);
  if (!host) throw new Error("useHost needs a <HostProvider> above it; the portal, Storybook or the editor provides one.");
  return host;
}
