import type { InvitationRecord, RoleOnSite, StaffRecord } from "@portal/contracts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call, type CallFailed } from "../calls/call.ts";

export interface NewInvitation {
  readonly email: string;
  readonly name: string;
  readonly language: "vi" | "en";
  readonly roles: readonly RoleOnSite[];
}

export interface People {
  readonly staff: readonly StaffRecord[] | undefined;
  readonly invitations: readonly InvitationRecord[] | undefined;
  readonly error: CallFailed | null;
}

/** As many as are shown: those that ended stay for thirty days. */
const INVITATIONS = 50;
const staffKey = ["staff"];
const invitationsKey = ["invitations"];

export function usePeople(): People {
  const staff = useQuery<readonly StaffRecord[], CallFailed>({
    queryKey: staffKey,
    queryFn: async ({ signal }) => (await call<readonly StaffRecord[]>("staff", { signal })).data,
  });
  const invitations = useQuery<readonly InvitationRecord[], CallFailed>({
    queryKey: invitationsKey,
    queryFn: async ({ signal }) => (await call<readonly InvitationRecord[]>(`invitations?limit=${INVITATIONS}`, { signal })).data,
  });
  return { staff: staff.data, invitations: invitations.data, error: staff.error ?? invitations.error };
}

export interface PeopleActs {
  readonly invite: (invitation: NewInvitation) => Promise<void>;
  readonly inviteAgain: (id: string) => Promise<void>;
  readonly withdraw: (id: string) => Promise<void>;
  readonly changeRole: (account: string, act: "give" | "take", role: RoleOnSite) => Promise<void>;
  readonly changeBlock: (account: string, act: "block" | "unblock") => Promise<void>;
}

/** What an administrator does with people; the lists are read anew after each, also where it was refused. Each throws CallFailed. */
export function usePeopleActs(): PeopleActs {
  const client = useQueryClient();
  const done = async (key: readonly string[], asked: Promise<unknown>): Promise<void> => {
    try {
      await asked;
    } finally {
      await client.invalidateQueries({ queryKey: key });
    }
  };
  return {
    invite: (body) => done(invitationsKey, call("invitations", { method: "POST", body, idempotencyKey: crypto.randomUUID() })),
    inviteAgain: (id) => done(invitationsKey, call(`invitations/${id}/resend`, { method: "POST", body: {} })),
    withdraw: (id) => done(invitationsKey, call(`invitations/${id}`, { method: "DELETE" })),
    changeRole: (account, act, { site, role }) =>
      done(staffKey, call(`accounts/${account}/roles/${encodeURIComponent(site)}/${role}`, { method: act === "give" ? "PUT" : "DELETE" })),
    changeBlock: (account, act) => done(staffKey, call(`accounts/${account}/${act}`, { method: "POST" })),
  };
}
