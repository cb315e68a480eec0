import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { FIRST_PARAM, SECOND_PARAM } from '../../query-words.ts';
import { counted } from '../../text/plurals.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './kinship-form.module.css';
import type { KinshipView, KinView } from './views.ts';

export interface KinshipQuestion {
  /** As typed. */
  readonly first: string;
  readonly second: string;
  /** Whom a name could mean, where it means more than one. */
  readonly meant: readonly { readonly label: string; readonly people: readonly KinView[] }[];
  /** Every kinship between the two, nearest first; absent until it is known who they are. */
  readonly sentences: readonly Pick<KinshipView, 'sentence' | 'notes' | 'elsewhere' | 'share'>[] | undefined;
}

/** «U kakvom smo srodstvu?» without scripts: two names, every kinship between them. */
export function KinshipForm({ first, second, meant, sentences }: KinshipQuestion) {
  return (
    <section className={styles.kinship} aria-labelledby="srodstvo">
      <h2 id="srodstvo">U kakvom smo srodstvu?</h2>
      <Form reloadDocument className={styles.form}>
        <Field label="Prva osoba" name={FIRST_PARAM} defaultValue={first} hint="Ime i prezime, može i bez kvačica." />
        <Field label="Druga osoba" name={SECOND_PARAM} defaultValue={second} hint="Pomaže i godina rođenja." />
        <Button type="submit">Prikažite</Button>
      </Form>
      {meant.map(({ label, people }) => (
        <div key={label}>
          <p>{people.length === 0 ? `Nema nikoga s tim imenom: ${label}.` : `Na koga mislite (${label})?`}</p>
          <ul>
            {people.map(({ id, href, name, years }) => (
              <li key={id}>
                <Link to={href} reloadDocument>
                  {name}
                </Link>{' '}
                <small>{years}</small>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {sentences?.length === 0 && <p>Između njih nema zapisane veze.</p>}
      {sentences && sentences.length > 0 && (
        <NearestFirst kinships={sentences} className={styles.sentences}>
          {({ sentence, notes, elsewhere }) => (
            <li key={sentence}>
              {sentence}
              {notes.map((note) => (
                <small key={note}>{note}</small>
              ))}
              <Elsewhere href={elsewhere} />
            </li>
          )}
        </NearestFirst>
      )}
      <ShareKinship kinships={sentences} />
    </section>
  );
}

export function ShareKinship({ kinships }: { readonly kinships: readonly Pick<KinshipView, 'share'>[] | undefined }) {
  const share = kinships?.find((one) => one.share)?.share;
  if (!share) return undefined;
  return (
    <form className={styles.share} method="post" action={share.href}>
      <Button>Podijelite srodstvo</Button>
      <small>Tko dobije poveznicu, vidjet će „{share.title}“ i imena osoba koje ih povezuju, ništa drugo.</small>
    </form>
  );
}

/** To where all of a path is drawn. */
export function Elsewhere({ href }: { readonly href: string | undefined }) {
  return (
    href && (
      <Link to={href} reloadDocument>
        Prikažite u stablu cijeloga brda
      </Link>
    )
  );
}

/** Two of a village can be kin along two hundred paths; whoever wants more than the nearest asks for them. */
const NEAREST = 12;

interface NearestFirstProps<Kinship> {
  readonly kinships: readonly Kinship[];
  readonly className: string | undefined;
  readonly children: (one: Kinship, index: number) => ReactNode;
}

/** The nearest kinships in a list, the rest folded away behind them. Works without scripts. */
export function NearestFirst<Kinship>({ kinships, className, children }: NearestFirstProps<Kinship>) {
  const farther = kinships.slice(NEAREST);
  return (
    <>
      <ol className={className}>{kinships.slice(0, NEAREST).map(children)}</ol>
      {farther.length > 0 && (
        <Disclosure summary={`Prikažite još ${counted(farther.length, KINSHIPS)}`} open={false}>
          <ol className={className} start={NEAREST + 1}>
            {farther.map((one, index) => children(one, NEAREST + index))}
          </ol>
        </Disclosure>
      )}
    </>
  );
}

/** What is shown, so in the accusative. */
const KINSHIPS = { one: 'vezu', few: 'veze', other: 'veza' };
