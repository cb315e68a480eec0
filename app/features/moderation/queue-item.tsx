import { mdiCheck } from '@mdi/js';
import { Form } from 'react-router';
import { CONTRIBUTION_LIMITS } from '../../../domain/contribution-limits.ts';
import { telephoneLink } from '../../../domain/telephone.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import card from '../../ui/queue-card.module.css';
import { TextArea } from '../../ui/text-area.tsx';
import pictures from '../../ui/thumbnails.module.css';
import styles from './queue-item.module.css';
import type { DeskItem } from './views.ts';

/** One thing that waits, whole, with everything that can be decided about it. */
export function QueueItem({ item }: { readonly item: DeskItem }) {
  const {
    id,
    kind,
    title,
    text,
    author,
    scribe,
    email,
    telephone,
    about,
    mentions,
    photographs,
    voice,
    trust,
    actions,
  } = item;
  const name = kind === 'memory' ? title : `Sućut: ${author}`;
  return (
    <li className={card.item} id={id} data-item={id} tabIndex={-1} aria-label={name}>
      <header>
        <p className={card.eyebrow}>
          {kind === 'memory' ? 'Uspomena' : 'Sućut'}
          {item.isCorrection && ' · ispravak objavljenoga'} · {item.at}
        </p>
        <h2>{name}</h2>
        <p className={card.meta}>
          {author}
          {scribe && `, zapis: ${scribe}`}
          {email && ` (${email})`}
          {telephone && (
            <>
              {' · '}
              <a href={telephoneLink(telephone)}>{telephone}</a>
            </>
          )}
          {about && (
            <>
              {' · '}
              <Link to={about.href}>{about.name}</Link>
            </>
          )}
        </p>
        {telephone && !email && (
          <p className={styles.unproven}>Bez adrese e-pošte: nazovite i provjerite prije nego što objavite.</p>
        )}
        {item.unproven && (
          <p className={styles.unproven}>
            Adresa nije potvrđena: ne zna se je li prilog poslao onaj čije je ime ovdje.
          </p>
        )}
        {trust?.trusted && <p className={styles.trusted}>Pouzdan pripovjedač: odobrenih uspomena {trust.approved}</p>}
      </header>
      <div className={styles.text}>
        <Paragraphs text={text} />
      </div>
      {voice && (
        // biome-ignore lint/a11y/useMediaCaption: nobody has written it down yet
        <audio controls preload="none" src={voice} aria-label="Snimka" className={styles.voice} />
      )}
      {photographs.length > 0 && (
        <ul className={pictures.thumbnails}>
          {photographs.map(({ src, alt }) => (
            <li key={src}>
              <a href={src}>
                <img src={src} alt={alt} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {kind === 'memory' && (
        <dl className={styles.details}>
          {[
            ['Kada', item.when],
            ['Gdje', item.where],
            ['Tko', item.people],
            ['Povezat će se s', mentions.join(', ')],
          ]
            .filter(([, value]) => value)
            .map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      )}
      <div className={styles.actions}>
        {actions.includes('approve') && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="contribution" value={id} />
            {item.untitled && (
              <Field
                label="Naslov"
                name="title"
                defaultValue={title}
                maxLength={90}
                required
                hint="Stigla je bez naslova. Ovo je početak teksta; napišite bolji."
              />
            )}
            <Button look="primary" name="intent" value="approve" data-action="approve">
              <Icon path={mdiCheck} />
              Odobrite
            </Button>
          </Form>
        )}
        {actions.includes('correct-and-approve') && (
          <div data-action="correct">
            <Disclosure summary="Ispravite i odobrite" open={false}>
              <CorrectForm item={item} />
            </Disclosure>
          </div>
        )}
        {actions.includes('refuse') && (
          <div data-action="refuse">
            <Disclosure summary="Odbijte" open={false} grave>
              <RefuseForm id={id} reads={!telephone || email !== ''} />
            </Disclosure>
          </div>
        )}
        {actions.includes('auto-approve') && trust?.trusted && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="contribution" value={id} />
            <input type="hidden" name="on" value={trust.autoApprove ? 'no' : 'yes'} />
            <Button look="quiet" name="intent" value="auto-approve">
              {trust.autoApprove ? 'Neka opet čeka odobrenje' : 'Ubuduće objavljujte bez čekanja'}
            </Button>
          </Form>
        )}
      </div>
    </li>
  );
}

/** Whoever left no address reads nothing: the reason is kept for the editors. */
function RefuseForm({ id, reads }: { readonly id: string; readonly reads: boolean }) {
  return (
    <Form method="post" className={styles.form} preventScrollReset>
      <input type="hidden" name="contribution" value={id} />
      <TextArea
        label="Razlog"
        name="reason"
        rows={3}
        maxLength={CONTRIBUTION_LIMITS.reason}
        required
        hint={
          reads
            ? 'Šalje se e-poštom onomu tko je poslao. Prilog se briše.'
            : 'Ostaje zapisan u povijesti odluka; javite ga telefonom. Prilog se briše.'
        }
      />
      <p>
        <Button look="danger" name="intent" value="refuse">
          Odbijte i izbrišite
        </Button>
      </p>
    </Form>
  );
}

function CorrectForm({ item }: { readonly item: DeskItem }) {
  return (
    <Form method="post" className={styles.form} preventScrollReset>
      <input type="hidden" name="contribution" value={item.id} />
      {item.kind === 'memory' && <Field label="Naslov" name="title" defaultValue={item.title} maxLength={90} />}
      <TextArea label="Tekst" name="text" defaultValue={item.text} rows={6} />
      <Field label="Pripovijeda" name="author" defaultValue={item.author} />
      {item.kind === 'memory' && (
        <>
          <TextArea label="Sažetak" name="summary" defaultValue={item.summary} rows={2} maxLength={400} />
          <Field label="Kada" name="when" defaultValue={item.when} hint="1956, oko 1956, 1950-e, 12. 4. 1936." />
          <Field label="Gdje" name="where" defaultValue={item.where} />
          <Field label="Tko" name="people" defaultValue={item.people} />
        </>
      )}
      <p>
        <Button look="primary" name="intent" value="correct-and-approve">
          Spremite i objavite
        </Button>
      </p>
    </Form>
  );
}
