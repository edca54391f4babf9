/** What visitors have sent, as the portal shows them its state. */

export type ReceiptState = "received" | "refused" | "published" | "answered" | "outcome";

/** What a receipt's number brings: where the matter stands, never who sent it or what it says. */
export interface ReceiptStatus {
  readonly kind: "question" | "contribution";
  /** Title as it was sent. */
  readonly title: string;
  /** Field of the question, or title of the draft. */
  readonly about: string;
  /** ISO 8601 with Z. */
  readonly sentAt: string;
  readonly state: ReceiptState;
  /** Why it is not published. */
  readonly reason: string | undefined;
  /** Path of the published question, or of the draft. */
  readonly href: string | undefined;
}

/** A receipt that a visitor asks for. */
export interface AskedReceipt {
  /** As it was typed. */
  readonly typed: string;
  readonly found: ReceiptStatus | undefined;
}
