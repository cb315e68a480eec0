import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import type { ContributionServices } from '../app/contribution-context.ts';
import { TOKEN_PARAM } from '../app/query-words.ts';
import { recordPathOfKey } from '../app/record-path.ts';
import { pathTo } from '../app/routes.ts';
import { wordContributionEmail } from '../app/text/contribution-emails.ts';
import { contributionHolder } from '../chronicle/contributions/personal-data.ts';
import { AttemptLimits } from '../chronicle/identity/attempts.ts';
import type { PersonalDataHolder } from '../chronicle/identity/personal-data.ts';
import type { Library } from '../chronicle/reading/library.ts';
import type { ContributionEmail } from '../domain/contribution-email.ts';
import type { Backend } from './backend.ts';
import type { Configuration } from './configuration.ts';
import { prepareMedia } from './contributed-media.ts';
import { Uploads } from './http/uploads.ts';
import type { Mailer } from './mail.ts';

export interface Contributions {
  readonly services: ContributionServices;
  readonly holder: PersonalDataHolder;
  readonly uploads: Uploads;
}

interface Surroundings {
  readonly backend: Backend;
  readonly library: Library;
  readonly mailer: Mailer;
}

export async function openContributions(
  { dataFolder, siteName, editors, contact }: Configuration,
  { backend, library, mailer }: Surroundings,
): Promise<Contributions> {
  const linkKey = await backend.linkKey.read();
  const services: ContributionServices = {
    store: backend.store,
    files: backend.files,
    library,
    prepare: prepareMedia,
    limits: new AttemptLimits(backend.attempts),
    sendEmail: (email) =>
      mailer.send({
        to: email.to,
        ...replyToOf(email, contact.email),
        ...wordContributionEmail(email, { siteName, ...linksOf(email) }),
      }),
    sign: (words) => createHmac('sha256', linkKey).update(`remembrance ${words}`).digest('base64url'),
    editors,
    messagesTo: contact.email ? [contact.email] : editors,
    now: () => new Date(),
  };
  return {
    services,
    holder: contributionHolder(services),
    uploads: new Uploads(join(dataFolder, 'uploads'), backend.sharesFolder),
  };
}

/** A message is answered to its sender, an answer to those who look after the site. */
function replyToOf(email: ContributionEmail, contact: string | undefined): { readonly replyTo?: string } {
  if (email.kind === 'message' && email.email) return { replyTo: email.email };
  return email.kind === 'answer' && contact ? { replyTo: contact } : {};
}

function linksOf(email: ContributionEmail): { link: string; privateLink?: string } {
  const privateLink =
    'token' in email ? `${email.origin}${pathTo('contribution')}?${TOKEN_PARAM}=${email.token}` : undefined;
  switch (email.kind) {
    case 'confirm':
    case 'received':
      return { link: privateLink ?? '' };
    case 'published':
      return { link: `${email.origin}${recordPathOfKey(email.about)}`, ...(privateLink ? { privateLink } : {}) };
    case 'refused':
      return { link: `${email.origin}${pathTo(email.title ? 'contribute' : 'contact')}` };
    case 'correction':
      return { link: `${email.origin}${email.path}` };
    case 'message':
      return { link: `${email.origin}${pathTo('editorial')}` };
    case 'answer':
      return { link: `${email.origin}${pathTo('contact')}` };
    case 'anniversaries':
      return { link: `${email.origin}${pathTo('anniversaries')}` };
  }
}
