/** What the portal sends. Plain text: it reads the same everywhere and hides no link. */
export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** One address and nothing else: no list, no display name, no line break that would begin another header. */
export const address = /^[^\s\p{C}@,;:<>()"\\[\]]{1,64}@[\p{L}\p{N}.-]{1,255}$/u;
const controls = /\p{Cc}/u;

/** @throws where a message could carry headers of somebody else's making; the message does not repeat what was given. */
export function checkMessage({ to, subject }: Message): void {
  if (!address.test(to)) throw new Error("A message goes to one plain address; this is none, so nothing was sent.");
  if (controls.test(subject)) throw new Error("A subject is one line; this one holds a control character, so nothing was sent.");
}
