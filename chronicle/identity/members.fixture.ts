import type { MemberEmail } from '../../domain/member-email.ts';
import { MemberFault } from '../../domain/member-fault.ts';
import type { GivenRole, Role } from '../../domain/role.ts';
import { MemoryStore } from '../store/memory-store.ts';
import type { SeenAccount } from './account-directory.ts';
import { type AttemptLedger, AttemptLimits } from './attempts.ts';
import type { Account } from './identity.ts';
import type { InvitationDeps } from './invitations.ts';
import { roleOf } from './role-list.ts';

const HOUR_MS = 60 * 60 * 1000;

/** A site of a few people, whose clock is moved by hand. Iva is an editor by the configuration. */
export function smallSite(start = '2026-11-16T12:00:00Z') {
  const accounts = new Map<string, SeenAccount>();
  const given = new Map<string, GivenRole>();
  const emails: MemberEmail[] = [];
  let now = Date.parse(start);
  const named = (id: string, verified = true): SeenAccount => {
    const account = {
      id,
      email: `${id}@primjer.hr`,
      name: `Osoba ${id}`,
      verified,
      disabled: false,
      createdAt: '2026-01-01T00:00:00Z',
      seenOn: undefined,
    };
    accounts.set(id, account);
    return account;
  };
  const isConfigured = (email: string) => email === 'iva@primjer.hr';
  const change = (id: string, fields: Partial<SeenAccount>) => {
    const account = accounts.get(id);
    if (account) accounts.set(id, { ...account, ...fields });
  };
  const roleGiven = (email: string): Role => (isConfigured(email) ? 'editor' : (given.get(email) ?? 'member'));
  const checkWordOf = (by: string | undefined) => {
    if (by !== undefined && roleGiven(by) !== 'editor') throw new MemberFault('forbidden');
  };
  const deps = {
    store: new MemoryStore(),
    directory: {
      list: async () => [...accounts.values()],
      take: async () => {},
      page: async () => ({ accounts: [...accounts.values()], total: accounts.size }),
      find: async (id: string) => accounts.get(id),
      withEmails: async (of: readonly string[]) =>
        [...accounts.values()].filter(({ email }) => of.slice(0, 100).includes(email)),
      setDisabled: async (id: string, disabled: boolean) => change(id, { disabled }),
    },
    roles: {
      of: roleGiven,
      isConfigured,
      list: async () =>
        [...new Set(['iva@primjer.hr', ...given.keys()])].map((email) => {
          const found = [...accounts.values()].find((account) => account.email === email);
          const account = found ? (found.verified ? 'verified' : 'unverified') : 'none';
          const role = isConfigured(email) ? 'editor' : (given.get(email) ?? 'editor');
          return { email, role, isConfigured: isConfigured(email), account } as const;
        }),
      async give(email: string, role: GivenRole, by?: string) {
        checkWordOf(by);
        given.set(email, role);
        return undefined;
      },
      async vouch(email: string, id: string) {
        if (accounts.get(id)?.email !== email) return false;
        change(id, { verified: true });
        return true;
      },
      async take(email: string, by?: string) {
        checkWordOf(by);
        const had = given.get(email);
        given.delete(email);
        return had;
      },
    },
    limits: new AttemptLimits(ledger()),
    sendEmail: (email: MemberEmail) => void emails.push(email),
    now: () => new Date(now),
  } satisfies InvitationDeps;
  const accountOf = (id: string): Account => {
    const { email, name, verified, createdAt } = accounts.get(id) ?? named(id);
    const role = roleOf(deps.roles, email, verified);
    return { id, email, name, verified, role, createdAt: new Date(createdAt) };
  };
  return {
    deps,
    emails,
    named,
    accountOf,
    account: (id: string) => accounts.get(id),
    leave: (id: string) => void accounts.delete(id),
    iva: accountOf('iva'),
    pass(hours: number) {
      now += hours * HOUR_MS;
    },
  };
}

function ledger(): AttemptLedger {
  const counts = new Map<string, number>();
  const read = async (key: string) => ({ attempts: counts.get(key) ?? 0, endsAt: Date.now() + HOUR_MS });
  return {
    read,
    async add(key, attempts) {
      counts.set(key, (counts.get(key) ?? 0) + attempts);
      return read(key);
    },
    forget: async (key) => void counts.delete(key),
  };
}
