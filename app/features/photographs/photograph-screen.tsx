import { mdiDownloadOutline } from '@mdi/js';
import { Form } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { PhotographForm } from './photograph-form.tsx';
import styles from './photograph-screen.module.css';
import { Picture } from './picture.tsx';
import type { FormerView, PhotographPageView, ReferenceView } from './views.ts';

interface PhotographScreenProps {
  readonly photograph: PhotographPageView;
  readonly mayReplace: boolean;
  readonly mayBin: boolean;
  readonly mayDownload: boolean;
  readonly typed: Readonly<Record<string, string>> | undefined;
  readonly faults: Readonly<Record<string, string | undefined>> | undefined;
}

export function PhotographScreen({
  photograph,
  mayReplace,
  mayBin,
  mayDownload,
  typed,
  faults,
}: PhotographScreenProps) {
  const { picture, size, uploaded, original, usage, about, former } = photograph;
  return (
    <div className={styles.screen}>
      <div className={styles.look}>
        <Picture picture={picture} sizes="(width < 960px) 92vw, 480px" eager className={styles.picture} />
        <p className={styles.facts}>
          {size}
          {uploaded && <> · {uploaded}</>}
        </p>
        {mayDownload && original && (
          <p>
            <a href={original} className={styles.download}>
              <Icon path={mdiDownloadOutline} />
              Preuzmite izvornik
            </a>
          </p>
        )}
      </div>
      <div className={styles.words}>
        <PhotographForm
          values={photograph.values}
          about={photograph.onIt}
          dateRead={photograph.dateRead}
          typed={typed}
          faults={faults}
        />
      </div>
      <div className={styles.rest}>
        <References
          heading="Gdje se prikazuje"
          references={usage}
          empty="Još nigdje. Dok je ne prikaže neko stablo ili objavljeni zapis, vidi je samo Uredništvo."
        />
        {about.length > 0 && <References heading="Na fotografiji" references={about} empty="" />}
        {mayReplace && <Replacing former={former} mayDownload={mayDownload} />}
        {mayBin && <Deleting isUsed={usage.length > 0} />}
      </div>
    </div>
  );
}

function References({
  heading,
  references,
  empty,
}: {
  readonly heading: string;
  readonly references: readonly ReferenceView[];
  readonly empty: string;
}) {
  return (
    <section className={styles.section}>
      <h2>{heading}</h2>
      {references.length === 0 && <p className={styles.facts}>{empty}</p>}
      <ul>
        {references.map(({ label, note, href }) => (
          <li key={`${label} ${note} ${href}`}>
            {href ? <Link to={href}>{label}</Link> : label} <small>{note}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Another file in its place, and the way back. */
function Replacing({ former, mayDownload }: { readonly former: readonly FormerView[]; readonly mayDownload: boolean }) {
  return (
    <Disclosure summary="Zamijenite datoteku" open={former.length > 0}>
      <Form method="post" encType="multipart/form-data" className={styles.replace} preventScrollReset>
        <label>
          <span>Nova datoteka</span>
          <input type="file" name="photographs" accept="image/jpeg,image/png,image/webp,image/avif" required />
        </label>
        <p className={styles.facts}>Zamijenit će se svugdje gdje se prikazuje. Prijašnja se može vratiti.</p>
        <Button name="intent" value="replace">
          Zamijenite datoteku
        </Button>
      </Form>
      {former.length > 0 && (
        <ul className={styles.former} aria-label="Prijašnje datoteke">
          {former.map(({ hash, picture, until, original }) => (
            <li key={hash}>
              <Picture picture={picture} sizes="120px" className={styles.small} />
              <div>
                <p className={styles.facts}>{until}</p>
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="hash" value={hash} />
                  <Button look="quiet" name="intent" value="restore-former">
                    Vratite ovu
                  </Button>
                </Form>
                {mayDownload && original && (
                  <a href={original} className={styles.download}>
                    Preuzmite
                  </a>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  );
}

function Deleting({ isUsed }: { readonly isUsed: boolean }) {
  if (isUsed)
    return <p className={styles.facts}>Dok je prikazuje neko stablo, zapis ili nacrt, ne može se izbrisati.</p>;
  return (
    <Form method="post">
      <Button look="danger" name="intent" value="bin">
        Izbrišite
      </Button>
      <p className={styles.facts}>U košu ostaje 30 dana i može se vratiti.</p>
    </Form>
  );
}
