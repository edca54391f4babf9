/** What this portal's blocks ask of their host, beyond what every block may ask (HostContext of packages/react). */
import type { FieldError, PageForms } from "./forms.ts";

/** Who is reading, as the browser knows it (specification §3). */
export interface Visitor {
  /** Of the account; "" where no one is logged in. */
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

export interface PortalHost {
  /** Scheme and host of the portal's absolute addresses; undefined or "": not known, and nothing that needs them is offered. */
  readonly origin?: string;
  /** To be drawn after hydration only: what the server sends depends on no one. */
  readonly visitor?: Visitor;
  /** The device that is read on (specification §3), once the browser has said it. */
  readonly device?: { readonly browser: string; readonly os: string; readonly deviceType: "Mobile" | "Tablet" | "Desktop" } | undefined;
  /** The visitor's public address, once the server has said it; "" before. */
  readonly publicIp?: string;
  /** Where drafts open for comments are listed, once the host knows it. */
  readonly drafts?: { readonly name: string; readonly href: string } | undefined;
  /** Key and captcha of a form that is opened in a page which everybody gets; omitted by hosts that cannot: a link then leads to a page with the form. */
  readonly openForm?: () => Pick<PageForms, "key" | "captcha">;
  /** Sends a form without leaving the page, and never rejects; omitted by hosts that cannot: the browser then sends it as it is. */
  readonly sendForm?: (name: string, body: FormData) => Promise<FormResult>;
  /**
   * Does the work that stands for the captcha of a form.
   * @returns the proof, or undefined where nothing is to be shown; rejects where the browser cannot, or the server is away
   */
  readonly solveCaptcha?: (captcha: CaptchaWork, signal: AbortSignal) => Promise<string | undefined>;
  /** Titles for what is being typed in a search field; omitted by hosts that cannot: the field is then a plain one. Rejects where that was aborted. */
  readonly suggest?: (typed: string, signal: AbortSignal) => Promise<readonly string[]>;
  /** Opens a PDF for reading in the page; omitted by hosts that cannot: a link to it then stands alone. */
  readonly openPdf?: (href: string, signal: AbortSignal) => Promise<PdfDocument>;
}
