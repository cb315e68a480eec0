import { Fragment } from 'react';
import { Form } from 'react-router';
import { QUERY_PARAM, SHOWN_PARAM, SHOWN_WORDS } from '../../query-words.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import list from '../../ui/ruled-list.module.css';
import { Select } from '../../ui/select.tsx';
import { Table } from '../../ui/table.tsx';
import styles from './tree-visibility.module.css';

/** What others see of somebody in a tree, and why. */
export interface PersonVisibilityView {
  readonly id: string;
  readonly href: string;
  readonly name: string;
  readonly shown: 'full' | 'name' | 'hidden';
  readonly reason: string;
}

/** A text of the tree in which somebody living is named, or that is theirs as well. */
export interface NamingTextView {
  readonly hash: string;
  readonly text: string;
  readonly label: string;
  readonly named: readonly string[];
  readonly about: readonly { readonly href: string; readonly name: string }[];
  readonly isShared: boolean;
  readonly isReleased: boolean;
}

export interface VisibilityCounts {
  readonly all: number;
  readonly full: number;
  readonly name: number;
  readonly hidden: number;
  readonly texts: number;
  readonly held: number;
}

interface PeopleVisibilityProps {
  readonly people: readonly PersonVisibilityView[];
  readonly shown: string;
  readonly query: string;
}

const SHOWN_LABEL = { full: 'Sve', name: 'Samo ime', hidden: 'Ništa' } as const;

/** Everybody in a tree with what others see of them and why. Chosen from by address, so that it works without scripts. */
export function PeopleVisibility({ people, shown, query }: PeopleVisibilityProps) {
  return (
    <>
      <Form className={styles.tools} role="search" aria-label="Izbor osoba">
        <Field label="Ime" name={QUERY_PARAM} type="search" defaultValue={query} key={query} />
        <Select
          label="Vidi se"
          name={SHOWN_PARAM}
          value={shown}
          options={[
            { value: '', label: 'Bilo što' },
            { value: SHOWN_WORDS.full, label: SHOWN_LABEL.full },
            { value: SHOWN_WORDS.name, label: SHOWN_LABEL.name },
            { value: SHOWN_WORDS.hidden, label: SHOWN_LABEL.hidden },
          ]}
        />
        <Button type="submit">Prikažite</Button>
      </Form>
      {people.length === 0 ? (
        <p>Takve osobe u stablu nema.</p>
      ) : (
        <div className={styles.people}>
          <Table>
            <thead>
              <tr>
                <th scope="col">Osoba</th>
                <th scope="col">Vidi se</th>
                <th scope="col">Zašto</th>
              </tr>
            </thead>
            <tbody>
              {people.map((person) => (
                <tr key={person.id}>
                  <th scope="row">
                    <Link to={person.href} reloadDocument>
                      {person.name}
                    </Link>
                  </th>
                  <td>
                    <span className={styles.shown} data-shown={person.shown}>
                      {SHOWN_LABEL[person.shown]}
                    </span>
                  </td>
                  <td>{person.reason}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      )}
    </>
  );
}

/** Texts that name the living. Each is held back until an editor has read it and lets it go. */
export function NamingTexts({ texts }: { readonly texts: readonly NamingTextView[] }) {
  if (texts.length === 0) return <p>Nijedan tekst u stablu ne spominje nikoga živoga.</p>;
  return (
    <Form method="post" preventScrollReset>
      <ul className={`${list.list} ${styles.texts}`}>
        {texts.map((text) => (
          <li key={text.hash}>
            <NamingTextRow {...text} />
          </li>
        ))}
      </ul>
      <div className={styles.decision}>
        <Button name="intent" value="release ticked">
          Dopustite označeno
        </Button>
        <Button name="intent" value="hold ticked">
          Zadržite označeno
        </Button>
        <Button look="quiet" name="intent" value="release listed">
          Dopustite sve na ovoj stranici
        </Button>
      </div>
    </Form>
  );
}

function NamingTextRow({ hash, text, label, named, about, isShared, isReleased }: NamingTextView) {
  const who = isShared ? 'Dijeli se s onima koji su možda živi' : named.length === 1 ? 'Spominje se' : 'Spominju se';
  const verb = isReleased ? 'Opet zadržite' : 'Dopustite';
  return (
    <>
      <div className={styles.text}>
        <blockquote>{text}</blockquote>
        <p>
          {label}
          {about.length > 0 && ' uz: '}
          {about.map(({ href, name }, index) => (
            <Fragment key={href}>
              {index > 0 && ', '}
              <Link to={href} reloadDocument>
                {name}
              </Link>
            </Fragment>
          ))}
          . {who}: <strong>{named.join(', ')}</strong>.
        </p>
      </div>
      <div className={styles.decision}>
        <span className={styles.shown} data-shown={isReleased ? 'full' : 'hidden'}>
          {isReleased ? 'Vidi se' : 'Zadržano'}
        </span>
        <Button
          look="quiet"
          name="intent"
          value={`${isReleased ? 'hold' : 'release'} ${hash}`}
          aria-label={`${verb}: ${label}, ${who.toLowerCase()}: ${named.join(', ')}`}
        >
          {verb}
        </Button>
        <input type="hidden" name="listed" value={hash} />
        <CheckField name="ticked" value={hash} label="Označite" />
      </div>
    </>
  );
}
