import { mdiContentCopy } from '@mdi/js';
import { Form, useNavigation } from 'react-router';
import type { ContributionPermission } from '../../../domain/contribution-permissions.ts';
import { pathTo } from '../../routes.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import pictures from '../../ui/thumbnails.module.css';
import styles from './own-contribution.module.css';

export interface MediaView {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** As its author and the editors see it. */
export interface ContributionView {
  readonly id: string;
  readonly kind: 'memory' | 'condolence';
  readonly state: 'unconfirmed' | 'pending' | 'published' | 'hidden' | 'refused' | 'withdrawn';
  readonly title: string;
  readonly text: string;
  readonly author: string;
  /** Who wrote it down for them; empty where they did themselves. */
  readonly scribe: string;
  readonly when: string;
  readonly where: string;
  readonly people: string;
  readonly at: string;
  readonly hasMedia: boolean;
  readonly photographs: readonly MediaView[];
  readonly voice: string | undefined;
  /** What whoever looks at it may do. */
  readonly actions: readonly ContributionPermission[];
}

interface OwnContributionProps {
  readonly contribution: ContributionView;
  /** The address of this page, for somebody to whom it cannot be sent. */
  readonly privateLink: string | undefined;
  /** Where everybody reads it, once they do. */
  readonly publishedAt: string | undefined;
  readonly done: string | undefined;
  /** The form that was just accepted, whose draft is deleted (app/document/kept-forms.ts). */
  readonly taken: string | undefined;
  readonly trouble: string | undefined;
  /** A correction that was not taken. */
  readonly typed: Readonly<Record<string, string>> | undefined;
}

const WAITING: Readonly<Record<ContributionView['state'], string>> = {
  unconfirmed: 'Još vas molimo za potvrdu da ste to ispričali vi. Do tada ovo nitko drugi ne vidi.',
  pending: 'Čeka čitanje. Zatim ćemo vam se javiti.',
  published: 'Objavljeno je. Hvala vam.',
  hidden: 'Zasad je sklonjeno sa stranice.',
  refused:
    'Uredništvo ovo nije objavilo. Ako ste ostavili adresu e-pošte, razlog smo vam poslali. Ništa od poslanoga nismo zadržali.',
  withdrawn: 'Povučeno je i izbrisano.',
};

/** What an author can still do with their contribution. */
export function OwnContribution(props: OwnContributionProps) {
  const { contribution, privateLink, publishedAt, done, taken, trouble, typed } = props;
  const { state, kind, title, text, when, where, people, author, scribe, photographs, voice, actions } = contribution;
  const busy = useNavigation().state !== 'idle';
  const gone = state === 'refused' || state === 'withdrawn';
  return (
    <div className={styles.own}>
      {done && (
        <div data-taken={taken}>
          <Notice kind="done" focused>
            {done}
          </Notice>
        </div>
      )}
      {trouble && (
        <Notice kind="trouble" focused>
          {trouble}
        </Notice>
      )}
      <p className={styles.state}>{WAITING[state]}</p>
      {privateLink && !gone && <PrivateLink address={privateLink} />}
      {actions.includes('confirm') && (
        <Form method="post">
          <input type="hidden" name="intent" value="confirm" />
          <Button look="primary" busy={busy}>
            Potvrdite
          </Button>
        </Form>
      )}
      {publishedAt && (
        <p>
          <Link to={publishedAt}>Pogledajte na stranici</Link>
        </p>
      )}
      {gone ? (
        <p>
          <Link to={pathTo('contribute')}>Ispričajte drugu uspomenu</Link>
        </p>
      ) : (
        <>
          <article className={styles.text}>
            {kind === 'memory' && <h2>{title}</h2>}
            <Paragraphs text={text} />
            {voice && (
              // biome-ignore lint/a11y/useMediaCaption: a voice that its own author listens to
              <audio controls src={voice} aria-label="Snimka" preload="none" />
            )}
            {photographs.length > 0 && (
              <ul className={pictures.thumbnails}>
                {photographs.map(({ src, alt, width, height }) => (
                  <li key={src}>
                    <img src={src} alt={alt} width={width} height={height} loading="lazy" />
                  </li>
                ))}
              </ul>
            )}
            <p className={styles.meta}>
              {[author, scribe && `zapis: ${scribe}`, when, where, people].filter(Boolean).join(' · ')}
            </p>
          </article>
          {actions.includes('correct') && (
            <Disclosure summary="Ispravite" open={Boolean(trouble)}>
              <Form method="post" className={styles.form} data-kept={`contribution ${contribution.id}`}>
                <input type="hidden" name="intent" value="correct" />
                {kind === 'memory' && (
                  <Field label="Naslov" name="title" maxLength={90} defaultValue={typed?.title ?? title} />
                )}
                <TextArea story label="Tekst" name="text" defaultValue={typed?.text ?? text} />
                {kind === 'memory' && (
                  <>
                    <Field label="Kada je to bilo?" name="when" defaultValue={typed?.when ?? when} />
                    <Field label="Gdje?" name="where" defaultValue={typed?.where ?? where} />
                    <Field label="Tko je u priči?" name="people" defaultValue={typed?.people ?? people} />
                  </>
                )}
                <p className={styles.meta}>Ispravak prije objave opet čita Uredništvo.</p>
                <p>
                  <Button look="primary" busy={busy}>
                    Spremite ispravak
                  </Button>
                </p>
              </Form>
            </Disclosure>
          )}
          {actions.includes('withdraw') && (
            <Disclosure summary="Povucite i izbrišite" open={false} grave>
              <Form method="post" className={styles.form}>
                <input type="hidden" name="intent" value="withdraw" />
                <p>
                  Riječi se brišu odmah. Fotografije i snimku odmah nitko više ne vidi, a brišu se u roku od dva dana.
                  To se ne može poništiti.
                </p>
                <p>
                  <Button look="danger" busy={busy}>
                    Povucite i izbrišite
                  </Button>
                </p>
              </Form>
            </Disclosure>
          )}
        </>
      )}
    </div>
  );
}

/** Without an email there is no other way back: whoever loses it asks the editors. */
function PrivateLink({ address }: { readonly address: string }) {
  const name = 'Kopirajte poveznicu';
  return (
    <section className={styles.link} aria-labelledby="poveznica">
      <h2 id="poveznica">Sačuvajte ovu poveznicu</h2>
      <span>
        Njome svoj prilog možete pogledati, ispraviti ili povući kad god poželite. Prepišite je ili kopirajte.
      </span>
      <p>{address}</p>
      <Button type="button" data-citation="" needsScripts>
        <Icon path={mdiContentCopy} />
        <span aria-live="polite" data-name={name}>
          {name}
        </span>
      </Button>
    </section>
  );
}
