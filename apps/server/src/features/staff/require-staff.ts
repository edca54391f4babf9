import cookie from "@fastify/cookie";
import {
  type Action,
  type Assurance,
  type Decision,
  mayDo,
  mayDoSomewhere,
  permissions,
  type Refusal,
  type StaffMember,
  type Target,
} from "@portal/contracts";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { bearerOf } from "../../plugins/bearer-token.ts";
import { failure } from "../../plugins/errors.ts";
import { isOwnOrigin } from "../../plugins/same-origin.ts";
import type { Services } from "../../services.ts";
import { STAFF_COOKIE, staffTokenOf } from "./cookie.ts";
import { findMember } from "./find-member.ts";
import { refusals } from "./refusals.ts";

/** What a call is done to. `undefined`: there is no such thing, and the call itself says so. */
type Targets = Target | readonly Target[] | undefined;
type FindTargets = (request: FastifyRequest) => Targets | Promise<Targets>;

/** @public What stands before a call of administration; each call below /api/admin has one. */
export type StaffRule =
  /** "somewhere": the call itself leaves out what the member may not see. */
  | { readonly action: Action; readonly targets: "somewhere" | FindTargets }
  /** Of the member's own account. "sign-in" is all that who has no second factor yet can have shown. */
  | { readonly own: Extract<Assurance, "sign-in" | "step-up"> }
  /** Of those who sign in: no session yet, and from our own pages alone. */
  | { readonly open: true };

declare module "fastify" {
  interface FastifyContextConfig {
    readonly staff?: StaffRule;
  }
}

interface RuleOptions {
  readonly config: { readonly staff: StaffRule };
}

const members = new WeakMap<FastifyRequest, StaffMember>();

/** Whom the guard has let in. @throws where no guard stands before the route: a mistake of ours */
export function memberOf(request: FastifyRequest): StaffMember {
  const member = members.get(request);
  if (!member) throw new Error("This route asks who is signed in, and requireStaff does not stand in its options.");
  return member;
}

/**
 * Put it into the options of a route below /api/admin: `app.post(path, { ...requireStaff("changeSet.publish", sitesOf), schema }, handler)`.
 * @param targets what the call is done to, found by the request: every one of them must be allowed. "somewhere": no one site in particular
 */
export const requireStaff = (action: Action, targets: "somewhere" | FindTargets): RuleOptions => ({
  config: { staff: { action, targets } },
});

/** For calls on the member's own account and session, which need no role. */
export const requireSession = (own: "sign-in" | "step-up"): RuleOptions => ({ config: { staff: { own } } });

/** For calls that begin a session. */
export const openToAll: RuleOptions = { config: { staff: { open: true } } };

/** Of what belongs to no one site, and so to administrators. */
export const wholePortal = (): Target => ({ site: null, isOwn: false });

/** A header that no form and no page of another site can add; programs with a bearer token need none. */
const REQUEST_HEADER = "portal-staff";
const readOnly: ReadonlySet<string> = new Set(["GET", "HEAD"]);

export interface StaffGuardOptions extends Pick<Services, "db"> {
  readonly publicOrigin: string | undefined;
}

const plugin: FastifyPluginAsync<StaffGuardOptions> = async (app, { db, publicOrigin }) => {
  await app.register(cookie);
  app.addHook("onRoute", addRule);

  const findCaller = async (request: FastifyRequest): Promise<StaffMember | undefined> => {
    if (request.headers.authorization !== undefined) {
      const bearer = bearerOf(request);
      return bearer === undefined ? undefined : findMember(db, "program", bearer);
    }
    const token = staffTokenOf(request);
    return token === undefined ? undefined : findMember(db, "browser", token);
  };

  app.addHook("onRequest", async (request, reply) => {
    reply.header("cache-control", "no-store");
    const rule = request.routeOptions.config.staff;
    if (!rule) return undefined;
    // A program sends its token on purpose; a cookie travels with whatever a page makes the browser send.
    const isByCookie = request.headers.authorization === undefined && staffTokenOf(request) !== undefined;
    if (("open" in rule || isByCookie) && isForeign(request, publicOrigin)) return refuse(request, reply, "origin");
    if ("open" in rule) return undefined;
    const member = await findCaller(request);
    if (!member) return refuse(request, reply, "sign-in");
    members.set(request, member);
    const decision = "action" in rule ? mayDoSomewhere(member, rule.action) : mayChangeOwn(member, rule.own);
    return decision.allowed ? undefined : refuse(request, reply, decision.reason);
  });

  app.addHook("preHandler", async (request, reply) => {
    const rule = request.routeOptions.config.staff;
    if (!rule || !("action" in rule) || rule.targets === "somewhere") return undefined;
    const member = memberOf(request);
    const targets = [(await rule.targets(request)) ?? []].flat() as readonly Target[];
    const decisions: readonly Decision[] = targets.map((target) => mayDo(member, rule.action, target));
    const refused = decisions.find((each) => !each.allowed);
    return refused && !refused.allowed ? refuse(request, reply, refused.reason) : undefined;
  });
};

function mayChangeOwn(member: StaffMember, needs: "sign-in" | "step-up"): Decision {
  if (needs === "sign-in" || member.stepUpAt !== null) return { allowed: true };
  return { allowed: false, reason: member.secondFactorAt === null ? "second-factor" : "step-up" };
}

/** Before every call of administration: who is it, from which page, may they. A call that says nothing of it stops the start. */
export const staffGuard = fastifyPlugin(plugin, { name: "staff-guard" });

/** Whether another page than ours may have sent it. What changes something carries the header too. */
function isForeign(request: FastifyRequest, publicOrigin: string | undefined): boolean {
  const { origin, "sec-fetch-site": site } = request.headers;
  const isOwn = publicOrigin === undefined ? isOwnOrigin : () => origin === publicOrigin;
  if (origin !== undefined && !isOwn(origin, request, publicOrigin)) return true;
  if (site !== undefined && site !== "same-origin" && !(site === "none" && readOnly.has(request.method))) return true;
  return !readOnly.has(request.method) && request.headers[REQUEST_HEADER] === undefined;
}

const refusalTexts: Readonly<Record<Refusal | "origin" | "sign-in", string>> = {
  origin: `This was sent from another page than the portal's own, or without the header "${REQUEST_HEADER}: 1", and was not accepted.`,
  "sign-in": "This call needs somebody who is signed in to administration; sign in again.",
  role: "This account has no role for it here; an administrator can give it one.",
  "second-factor": "This needs a second factor: sign in with one, or set one up first.",
  "step-up": "This needs the second factor once more; show it, and try again.",
};

/** Answers that a call is not allowed, and what is missing. */
export function refuse(request: FastifyRequest, reply: FastifyReply, reason: keyof typeof refusalTexts): FastifyReply {
  request.log.warn({ account: members.get(request)?.id, rule: request.routeOptions.config.staff, reason }, "call refused");
  if (reason === "sign-in") reply.header("www-authenticate", "Bearer");
  // For programs: the interface asks for what is missing, and sends the call again.
  return reply
    .code(reason === "sign-in" ? 401 : 403)
    .header("portal-refusal", reason)
    .send(failure(refusalTexts[reason]));
}

/** Says in the description of the API who may make the call, from the table itself. */
function addRule(route: RouteOptions): void {
  if (!route.url.startsWith("/api/admin/")) return;
  const { staff } = route.config ?? {};
  if (!staff) throw new Error(`${String(route.method)} ${route.url} does not say who may call it: put requireStaff into its options.`);
  const { schema = {} } = route;
  const { description, response } = schema as { readonly description?: string; readonly response?: object };
  route.schema = {
    ...schema,
    description: [description, whoMay(staff)].filter(Boolean).join(" "),
    ...(!("open" in staff) && { security: [{ [STAFF_COOKIE]: [] }, { bearer: [] }] }),
    response: { ...refusals, ...response },
  };
}

function whoMay(rule: StaffRule): string {
  if ("open" in rule) return "Everyone, from the portal's own pages.";
  if ("own" in rule) return rule.own === "step-up" ? "Whoever is signed in; step-up." : "Whoever is signed in.";
  const { own, others, needs }: { readonly own: readonly string[]; readonly others: readonly string[]; readonly needs: string } =
    permissions[rule.action];
  const ownAlone = own.filter((role) => !others.includes(role));
  const roles = [...others, ...ownAlone.map((role) => `${role} (their own)`), "administrator"].join(", ");
  return `\`${rule.action}\`: ${roles}${needs === "sign-in" ? "" : `; ${needs}`}.`;
}
