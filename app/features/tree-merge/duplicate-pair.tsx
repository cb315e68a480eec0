import { mdiArrowRight, mdiCallMerge, mdiClose } from '@mdi/js';
import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { KeyHints } from '../../ui/key-hints.tsx';
import { Link } from '../../ui/link.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ComparedPeople } from './compared-people.tsx';
import styles from './tree-merge.module.css';
import { useVerdictKeys } from './use-verdict-keys.ts';
import { type DuplicateView, sideField } from './views.ts';

const KEYS = { i: 'merge', enter: 'merge', n: 'apart', arrowright: 'later' };

/** Two of one tree who may be one: what stays is chosen line by line, and a key is a decision. */
export function DuplicatePair({ pair }: { readonly pair: DuplicateView }) {
  const { key, one, other, reasons, rows, later } = pair;
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useNavigation().state !== 'idle';
  useVerdictKeys(form, KEYS);
  return (
    <Form key={key} method="post" ref={form} className={styles.pair} aria-label="Je li to ista osoba?">
      <p className={styles.reasons}>Zašto pitamo: {reasons || 'po rodbini oko njih'}.</p>
      <input type="hidden" name="key" value={key} />
      <ComparedPeople
        heads={[<Head key="one" person={one} checked />, <Head key="other" person={other} />]}
        mine={one}
        theirs={other}
        rows={rows}
        choiceOf={({ field, label, isSingle }) =>
          field && (
            <Sides
              name={sideField(field)}
              label={label}
              sides={[['first', 'Lijevo'], ['second', 'Desno'], ...(isSingle ? [] : [['both', 'Oboje'] as const])]}
            />
          )
        }
      />
      <div className={styles.verdict}>
        <Button
          look="primary"
          name="intent"
          value="merge"
          data-verdict="merge"
          busy={isBusy}
          aria-keyshortcuts="I Enter"
        >
          <Icon path={mdiCallMerge} />
          Ista osoba, spojite
        </Button>
        <Button name="intent" value="apart" data-verdict="apart" busy={isBusy} aria-keyshortcuts="N">
          <Icon path={mdiClose} />
          Nisu ista osoba
        </Button>
        {later && (
          <span data-verdict="later">
            <LinkButton href={later} look="quiet">
              Poslije
              <Icon path={mdiArrowRight} />
            </LinkButton>
          </span>
        )}
      </div>
      <KeyHints
        keys={[
          [['I', 'Enter'], 'spojite'],
          [['N'], 'nisu ista osoba'],
          [['→'], 'poslije'],
        ]}
      />
    </Form>
  );
}

interface HeadProps {
  readonly person: DuplicateView['one'];
  readonly checked?: boolean;
}

/** Which of two records others go on leading to. */
function Head({ person: { id, href }, checked = false }: HeadProps) {
  return (
    <span className={styles.head}>
      <label>
        <input type="radio" name="keep" value={id} defaultChecked={checked} />
        <span>Ostaje zapis {id}</span>
      </label>
      <Link to={href} reloadDocument aria-label={`U stablu: ${id}`}>
        U stablu
      </Link>
    </span>
  );
}

interface SidesProps {
  readonly name: string;
  readonly label: string;
  readonly sides: readonly (readonly [value: string, label: string])[];
}

/** Nothing chosen is what is usual: what one of them lacks comes along. */
function Sides({ name, label, sides }: SidesProps) {
  return (
    <fieldset className={styles.sides}>
      <legend className="visually-hidden">{`Što ostaje: ${label.toLocaleLowerCase('hr')}`}</legend>
      {[['', 'Kako predlažemo'] as const, ...sides].map(([value, text]) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === ''} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The others, for whoever wants to begin elsewhere. */
export function OtherPairs({ pairs, left }: Pick<DuplicateListView, 'pairs' | 'left'>) {
  if (pairs.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="ostali-parovi">
      <h2 id="ostali-parovi">Ostali parovi ({pairs.length + left})</h2>
      <ul className={styles.others}>
        {pairs.map(({ href, label, reasons }) => (
          <li key={href}>
            <Link to={href}>{label}</Link> <small>{reasons}</small>
          </li>
        ))}
      </ul>
      {left > 0 && <p className={styles.note}>… i još {left}, kad odlučite o ovima.</p>}
    </section>
  );
}

interface DuplicateListView {
  readonly pairs: readonly { readonly href: string; readonly label: string; readonly reasons: string }[];
  /** How many more there are. */
  readonly left: number;
}
