/** Sends forms without leaving the page. Loaded with the first form that is sent. */
import { type FormAnswer, type Http, sendForm, type Session } from "@portal/client";
import { ministryPages, type PageModel } from "@portal/domain";
import type { FormResult } from "@portal/domain";

export interface FormSender {
  readonly http: Http;
  readonly session: Session;
  /** Brings the stored tokens up to date first, so that no one who writes for long is taken for logged out. */
  readonly refresh: () => Promise<void>;
  readonly page: () => PageModel;
  /** Shows a path, also the one that is on screen. */
  readonly show: (path: string) => void;
}

/** Forms after which no one is logged in here. */
const endsSession = (name: string): boolean => name === "logout" || name === "accountDeletion";

/** Sends a form, keeps the tokens that come of it, and leads on. */
export async function sendPortalForm(sender: FormSender, name: string, body: FormData): Promise<FormResult> {
  const { http, session, refresh, page, show } = sender;
  const { tokens } = session;
  if (tokens.access !== undefined) await refresh();
  if (name === "logout" && tokens.refresh !== undefined) body.set("refreshToken", tokens.refresh);
  // The session that is opened belongs to this browser.
  if (name === "login") body.set("clientId", session.clientId);
  const answer = await sendForm(http, { name, body });
  if (answer.kind === "done") {
    if (answer.tokens) tokens.store(answer.tokens);
    if (endsSession(name)) tokens.clear();
    show(answer.redirect);
    return { kind: "done" };
  }
  const login = ministryPages[page().language].login;
  if (name === "logout" && leavesAnyway(answer, body)) {
    tokens.clear();
    show(`${login}?done=logout`);
    return { kind: "done" };
  }
  // The page of who is logged in has nothing left to show: the login says why.
  if (isSignedOut(answer)) {
    show(`${login}?done=signedOut`);
    return { kind: "done" };
  }
  return answer;
}

type Refusal = Exclude<FormAnswer, { kind: "done" }>;

const hasError = (answer: Refusal, code: string): boolean =>
  answer.kind === "refused" && answer.errors.some((error) => error.code === code);
const isSignedOut = (answer: Refusal): boolean => hasError(answer, "signedOut");

/** Who leaves this machine is logged out of it, whether the server knows the session still, refuses the call or cannot be reached. */
const leavesAnyway = (answer: Refusal, body: FormData): boolean =>
  isSignedOut(answer) || (body.get("scope") === "here" && (answer.kind === "silent" || hasError(answer, "unavailable")));
