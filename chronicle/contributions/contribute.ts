import { randomBytes } from 'node:crypto';
import type { Account, Client } from '../identity/identity.ts';
import { emailOf } from '../identity/new-account.ts';
import type { SentMedia } from '../media/prepare-media.ts';
import { letThrough } from '../moderation/let-through.ts';
import { memorialAbout } from '../moderation/mentioned-records.ts';
import { type Contribution, changing, commitChange, type Telling } from './contribution.ts';
import { keepMedia } from './keep-media.ts';
import type { RemembrancePorts } from './ports.ts';
import { privateToken } from './private-link.ts';
import { tellingOf } from './telling.ts';

export interface Contributing {
  readonly kind: Contribution['kind'];
  readonly client: Pick<Client, 'address' | 'origin'>;
  /** Absent for somebody who has none: they answer a letter first. */
  readonly account: Account | undefined;
  /** Of somebody without an account. */
  readonly email: string;
  readonly typed: Telling;
  readonly about: string;
  readonly sent: SentMedia;
}

export interface Contributed {
  readonly token: string;
  readonly state: Contribution['state'];
}

/** Takes in what somebody tells. Nobody sees it before its teller is known and an editor has agreed. */
export async function contribute(ports: RemembrancePorts, what: Contributing): Promise<Contributed> {
  const { kind, client, account, sent } = what;
  const email = account?.email ?? emailOf(what.email);
  const hasMedia = sent.photographs.length > 0 || sent.voice !== undefined;
  const telling = tellingOf({ ...what.typed, teller: account?.name ?? what.typed.teller }, kind, hasMedia);
  // An address that a stranger types must not use up what its owner may send.
  const sender = account ? `account ${account.id}` : `mail ${email}`;
  await ports.limits.count('contribution', { account: sender, address: client.address });
  const id = randomBytes(12).toString('hex');
  const contribution = await keepMedia(ports, { id, sent }, async (media) => {
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
    await commitChange(ports.store, changing(told, undefined, history));
    return told;
  });
  const token = privateToken(ports, id);
  // Condolences stand under a page that its writer sees anyway.
  if (!account || kind === 'memory') {
    ports.post({ kind: account ? 'received' : 'confirm', to: email, origin: client.origin, token });
  }
  return { token, state: account ? await letThrough(ports, contribution) : contribution.state };
}
