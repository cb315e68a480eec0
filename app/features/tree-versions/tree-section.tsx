import { mdiFileTreeOutline } from '@mdi/js';
import { Form, useNavigation, useSubmit } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { Link } from '../../ui/link.tsx';
import list from '../../ui/ruled-list.module.css';
import styles from './tree-versions.module.css';
import type { EditLineView, TreeSectionView, VersionView } from './views.ts';

/** One of the trees: what stands on its page, a place for a new file, and every file that ever stood there. */
export function TreeSection({ section }: { readonly section: TreeSectionView }) {
  const { tree, title, href, visibility, health, size, versions, earlier, waiting, proposals } = section;
  const { state, formData } = useNavigation();
  const isSending = state !== 'idle' && formData?.get('tree') === tree && formData.get('intent') === 'send';
  const submit = useSubmit();
  const send = ([file]: readonly File[]) => {
    if (!file || isSending) return;
    const form = new FormData();
    form.set('tree', tree);
    form.set('intent', 'send');
    form.set('file', file);
    void submit(form, { method: 'post', encType: 'multipart/form-data' });
  };
  return (
    <section className={styles.section} aria-labelledby={`stablo-${tree}`}>
      <h2 id={`stablo-${tree}`}>{title}</h2>
      <p className={styles.size}>
        <span>{size}</span>
        <Link to={href}>Otvorite stablo</Link>
        <Link to={visibility}>Tko se vidi i zašto</Link>
        <span>
          <Link to={health.href}>Provjera stabla</Link>
          {health.note && ` (${health.note})`}
        </span>
      </p>
      <DropZone
        name="file"
        accept=".ged,.gdz,.zip"
        icon={mdiFileTreeOutline}
        invitation={isSending ? 'Čitamo …' : 'Dovucite novu datoteku ovamo ili'}
        label="Odaberite datoteku GEDCOM"
        button="Pošaljite i usporedite"
        onFiles={send}
        note="Do 64 MB. Ništa se ne mijenja dok ne pročitate izvješće i potvrdite."
      >
        <input type="hidden" name="tree" value={tree} />
      </DropZone>
      {waiting.length > 0 && (
        <ul className={styles.waiting}>
          {waiting.map((one) => (
            <li key={one.href}>
              <Link to={one.href}>Izvješće čeka vašu potvrdu</Link> <small>{one.at}; čuva se 24 sata</small>
            </li>
          ))}
        </ul>
      )}
      {proposals && (
        <p className={styles.waiting}>
          <Link to={proposals.href}>{proposals.label}</Link>
        </p>
      )}
      <Versions tree={tree} versions={versions} earlier={earlier} />
    </section>
  );
}

interface VersionsProps {
  readonly tree: string;
  readonly versions: readonly VersionView[];
  readonly earlier: string | undefined;
}

function Versions({ tree, versions, earlier }: VersionsProps) {
  if (versions.length === 0) {
    return <p className={styles.note}>Ranijih inačica još nema: prva će nastati kad potvrdite novu datoteku.</p>;
  }
  return (
    <>
      <h3>Inačice</h3>
      <ol className={list.list} aria-label="Inačice">
        {versions.map(({ number, size, came, href, isCurrent, canRestore, canUndo, edits }) => (
          <li key={number}>
            <div>
              <p>
                <strong>{number}. inačica</strong> {isCurrent && <span className={styles.current}>Na stranici</span>}
              </p>
              <p className={styles.note}>
                {size}. {came}
              </p>
              <Edits tree={tree} edits={edits} />
            </div>
            <div className={styles.buttons}>
              <a href={href} download aria-label={`Preuzmite ${number}. inačicu`}>
                Preuzmite
              </a>
              {canUndo && (
                <VersionButton
                  tree={tree}
                  number={number}
                  intent="undo"
                  short="Poništite spajanje"
                  label={`Poništite spajanje: ${number}. inačica`}
                />
              )}
              {canRestore && (
                <VersionButton
                  tree={tree}
                  number={number}
                  intent="restore"
                  short="Vratite"
                  label={`Vratite ${number}. inačicu`}
                />
              )}
            </div>
          </li>
        ))}
      </ol>
      {earlier && (
        <p className={styles.earlier}>
          <Link to={earlier} preventScrollReset>
            Ranije inačice
          </Link>
        </p>
      )}
    </>
  );
}

/** Small edits, each of which can be undone by itself. */
function Edits({ tree, edits }: { readonly tree: string; readonly edits: readonly EditLineView[] }) {
  if (edits.length === 0) return null;
  return (
    <ul className={styles.edits} aria-label="Izmjene">
      {edits.map(({ number, line, href }) => (
        <li key={number}>
          <span>
            <a href={href} download aria-label={`Preuzmite ${number}. inačicu`}>
              {number}.
            </a>{' '}
            {line}
          </span>
          <VersionButton
            tree={tree}
            number={number}
            intent="undo"
            short="Poništite"
            label={`Poništite ${number}. izmjenu: ${line}`}
          />
        </li>
      ))}
    </ul>
  );
}

interface VersionButtonProps {
  readonly tree: string;
  readonly number: number;
  readonly intent: 'undo' | 'restore';
  readonly label: string;
  /** What is seen of the label, where that is enough. */
  readonly short?: string;
}

export function VersionButton({ tree, number, intent, label, short = label }: VersionButtonProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="tree" value={tree} />
      <input type="hidden" name="number" value={number} />
      <Button look="quiet" name="intent" value={intent} aria-label={label}>
        {short}
      </Button>
    </Form>
  );
}
