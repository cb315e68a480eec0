import type { MemberServices } from '../app/member-context.ts';
import { TOKEN_PARAM } from '../app/query-words.ts';
import { pathTo } from '../app/routes.ts';
import { wordMemberEmail } from '../app/text/member-emails.ts';
import type { AccountDirectory } from '../chronicle/identity/account-directory.ts';
import { admissionOf } from '../chronicle/identity/admissions.ts';
import { AttemptLimits } from '../chronicle/identity/attempts.ts';
import type { SessionState } from '../chronicle/identity/identity.ts';
import { type RoleList, roleOf } from '../chronicle/identity/role-list.ts';
import { tellEditors } from '../chronicle/notifications/tell-editors.ts';
import { WAITING_COLLECTIONS } from '../chronicle/notifications/waiting.ts';
import type { DocumentStore } from '../chronicle/store/document-store.ts';
import type { MemberEmail } from '../domain/member-email.ts';
import { type MembershipMode, type MembershipState, membershipOf } from '../domain/membership.ts';
import type { Role } from '../domain/role.ts';
import type { Backend } from './backend.ts';
import type { Configuration } from './configuration.ts';
import { logError } from './log.ts';
import type { Mailer } from './mail.ts';

/** How long after something came in whoever wants to know at once is told: what comes together is told together. */
const GATHERED_MS = 2_000;
/** As often as it is looked whether somebody's quiet time is over. */
const QUIET_ROUND_MS = 10 * 60 * 1000;

/** What somebody is on the site who is signed in; none when nobody is. */
export function membershipFinder(mode: MembershipMode, store: Pick<DocumentStore, 'get'>) {
  const stateOf = async (account: { readonly id: string; readonly verified: boolean; readonly role: Role }) => {
    const decides = mode === 'approved' && account.verified && account.role === 'member';
    const admission = decides ? await admissionOf(store, account.id) : undefined;
    return membershipOf(mode, { ...account, admission });
  };
  return {
    stateOf,
    ofSession: async (session: SessionState): Promise<MembershipState | undefined> =>
      session.kind === 'signed-in' ? stateOf(session.account) : undefined,
  };
}

interface Surroundings {
  readonly backend: Pick<Backend, 'attempts'>;
  readonly store: DocumentStore;
  readonly directory: AccountDirectory;
  readonly roles: RoleList;
  readonly mailer: Mailer;
}

export function openMembers(
  { membership: mode, siteName }: Configuration,
  { backend, store, directory, roles, mailer }: Surroundings,
): MemberServices {
  const { stateOf } = membershipFinder(mode, store);
  return {
    store,
    directory,
    roles,
    mode,
    limits: new AttemptLimits(backend.attempts),
    sendEmail: (email) => {
      const proposalLink = (id: string) => `${email.origin}${pathTo('draft', { id })}`;
      mailer.send({ to: email.to, ...wordMemberEmail(email, { siteName, link: linkOf(email), proposalLink }) });
    },
    now: () => new Date(),
    async isMember(accountId) {
      const account = await directory.find(accountId);
      if (!account || account.disabled) return false;
      const { id, email, verified } = account;
      return (await stateOf({ id, verified, role: roleOf(roles, email, verified) })) === 'member';
    },
  };
}

/** Tells those who edit, and want to know at once, what waits, for as long as the site runs. */
export function startMemberRounds(
  services: MemberServices,
  { origin, today }: { readonly origin: () => string; readonly today: () => string },
): () => void {
  const deps = { ...services, origin, today };
  const tell = () => {
    tellEditors(deps, 'at-once').catch((error: unknown) => logError('editors could not be told what waits', error));
  };
  let gathering: NodeJS.Timeout | undefined;
  const stopWatching = services.store.watch(WAITING_COLLECTIONS, () => {
    gathering ??= setTimeout(() => {
      gathering = undefined;
      tell();
    }, GATHERED_MS).unref();
  });
  tell();
  const rounds = setInterval(tell, QUIET_ROUND_MS).unref();
  return () => {
    stopWatching();
    clearTimeout(gathering);
    clearInterval(rounds);
  };
}

function linkOf(email: MemberEmail): string {
  switch (email.kind) {
    case 'invitation':
      return `${email.origin}${pathTo('invitation')}?${TOKEN_PARAM}=${email.token}`;
    case 'admitted':
      return `${email.origin}${pathTo('home')}`;
    case 'not-admitted':
      return `${email.origin}${pathTo('contact')}`;
    case 'proposal-refused':
    case 'proposal-tree-refused':
    case 'proposal-taken-over':
      return `${email.origin}${pathTo('ownDrafts')}`;
    case 'proposal-published':
    case 'proposal-tree-taken':
      return `${email.origin}${email.path}`;
    case 'waiting':
      return `${email.origin}${pathTo('editorial')}`;
  }
}
