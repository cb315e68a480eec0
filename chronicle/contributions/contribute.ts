import { randomBytes } from 'node:crypto';
import { ContributionFault } from '../../domain/contribution-fault.ts';
import type { Account, Client } from '../identity/identity.ts';
import { emailOf } from '../identity/new-account.ts';
import type { SentMedia } from '../media/prepare-media.ts';
import { autoApprove } from '../moderation/auto-approve.ts';
import { memorialAbout } from '../moderation/mentioned-records.ts';
import { type Contribution, type ContributionText, commitChange, transitionWrites } from './contribution.ts';
import { tellingOf } from './contribution-text.ts';
import { keepMedia } from './keep-media.ts';
import type { ContributionPorts } from './ports.ts';
import { privateToken } from './private-link.ts';

export interface Contributing {
  readonly kind: Contribution['kind'];
  readonly client: Pick<Client, 'address' | 'origin'>;
  /** Absent for somebody who has none: they answer an email first. */
  readonly account: Account | undefined;
  /** Of somebody without an account. */
  readonly email: string;
  readonly typed: ContributionText;
  readonly about: string;
  readonly sent: SentMedia;
}

export interface Contributed {
  readonly token: string;
  readonly state: Contribution['state'];
}

/** Takes in what somebody tells. Nobody sees it before its teller is known and an editor has agreed. */
export async function contribute(ports: ContributionPorts, what: Contributing): Promise<Contributed> {
  const { kind, client, account, sent } = what;
  const hasMedia = sent.photographs.length > 0 || sent.voice !== undefined;
  const telling = tellingOf({ ...what.typed, teller: account?.name ?? what.typed.teller }, kind, hasMedia);
  const email = account?.email ?? emailOf(what.email);
  // An address that a stranger types must not use up what its owner may send.
  const sender = { account: account ? `account ${account.id}` : `mail ${email}`, address: client.address };
  await ports.limits.count('contribution', sender);
  const id = randomBytes(12).toString('hex');
  const keeping = keepMedia(ports, { id, sent, from: client.address }, async (media) => {
    const at = ports.now().toISOString();
    const told: Contribution = {
      id,
      kind,
      state: account ? 'pending' : 'unconfirmed',
      revision: 1,
      at,
      telling,
      ...media,
      accountId: account?.id ?? '',
      email,
      emailProven: account?.verified ?? false,
      about: memorialAbout(ports.library, what.about),
      record: '',
      origin: client.origin,
    };
    const history = { deed: 'told', by: telling.teller, role: 'teller', at } as const;
    await commitChange(ports.store, transitionWrites(told, undefined, history));
    return told;
  });
  const contribution = await keeping.catch(async (error: unknown) => {
    // Nothing was looked at, and nothing is wrong with it. That it cannot be taken back is no reason to say less.
    if (isNotTaken(error)) await ports.limits.takeBack('contribution', sender).catch(() => {});
    throw error;
  });
  const token = privateToken(ports, id);
  // Condolences stand under a page that its writer sees anyway.
  if (!account || kind === 'memory') {
    ports.sendEmail({ kind: account ? 'received' : 'confirm', to: email, origin: client.origin, token });
  }
  return { token, state: account ? await autoApprove(ports, contribution) : contribution.state };
}

/** Refused for a reason of the site's own. What was tried and took too much stays counted, or bombs would be free. */
function isNotTaken(error: unknown): boolean {
  return error instanceof ContributionFault && (error.code === 'busy' || error.code === 'disk-full');
}
