import { mdiPencilOutline } from '@mdi/js';
import { Prose } from '../features/record/prose.tsx';
import { editLink, readerOf } from '../record-path.ts';
import { pages, pathOf, pathTo, slugOfPath } from '../routes.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import { dayText } from '../text/dates.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { recordPageInfo } from '../views/page-info.ts';
import { bodyHtml } from '../views/record-views.ts';
import type { Route } from './+types/text-page';
import styles from './text-page.module.css';

/** The mission, the terms, privacy and accessibility: texts that editors keep. */
export function loader({ context, pattern }: Route.LoaderArgs) {
  const { library, name, controller, contact, viewer } = context.get(siteContext);
  const text = library.find('page', slugOfPath(pattern));
  if (!text) throw pageNotFound();
  return {
    page: recordPageInfo(context, text, []),
    html: bodyHtml(library, text, readerOf(viewer)),
    summary: text.summary,
    changed: dayText(text.updated),
    edit: editLink(text, viewer?.role),
    responsible:
      pathOf(pattern) === pages.privacy.path
        ? { name: controller ?? `Uredništvo stranice ${name}`, email: contact.email, address: contact.address }
        : undefined,
  };
}

export default function TextPage({ loaderData }: Route.ComponentProps) {
  const { page, html, summary, changed, responsible, edit } = loaderData;
  return (
    <Page title={page.title ?? ''} lead={summary} isText>
      {responsible && <Responsible {...responsible} />}
      <Prose html={html} />
      <p className={styles.changed}>Posljednja promjena: {changed}</p>
      {edit && (
        <p>
          <LinkButton href={edit.href} icon={mdiPencilOutline} look="quiet">
            {edit.label}
          </LinkButton>
        </p>
      )}
    </Page>
  );
}

interface ResponsibleProps {
  readonly name: string;
  readonly email: string | undefined;
  readonly address: string | undefined;
}

/** Who answers for people's data, as the site is configured; without a name it is those who run it. */
function Responsible({ name, email, address }: ResponsibleProps) {
  return (
    <dl className={styles.responsible}>
      <div>
        <dt>Voditelj obrade</dt>
        <dd>{name}</dd>
      </div>
      <div>
        <dt>Kontakt</dt>
        <dd>
          <a href={pathTo('contact')}>Pišite nam</a>
          {email && (
            <>
              {', '}
              <a href={`mailto:${email}`}>{email}</a>
            </>
          )}
          {address && `, ${address}`}
        </dd>
      </div>
    </dl>
  );
}
