import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import list from '../../ui/ruled-list.module.css';
import styles from './tree-versions.module.css';
import type { LinkView } from './views.ts';

interface TreeLinksProps {
  /** Whom the trees tell alike, likely ones first, and how many there are in all. */
  readonly suggested: readonly LinkView[];
  readonly suggestedCount: number;
  readonly refused: readonly LinkView[];
  readonly decided: readonly LinkView[];
  readonly joined: readonly LinkView[];
  readonly typed: Readonly<Record<string, string>>;
}

/** Who is the same person in both trees: what could not be joined, what editors decided, and everybody who is. */
export function TreeLinks({ suggested, suggestedCount, refused, decided, joined, typed }: TreeLinksProps) {
  return (
    <>
      <section className={styles.section} aria-labelledby="spojite">
        <h2 id="spojite">Spojite dvije osobe</h2>
        <form method="post" className={styles.send}>
          <Field
            label="Osoba u stablu Bošnjaka"
            name="bosnjak"
            defaultValue={typed.bosnjak}
            autoComplete="off"
            required
          />
          <Field label="Osoba u stablu Ćavara" name="cavar" defaultValue={typed.cavar} autoComplete="off" required />
          <Button name="intent" value="join">
            Spojite
          </Button>
          <p className={styles.note}>
            Ime i prezime, po potrebi s godinom rođenja. Datoteke stabala pritom se ne mijenjaju.
          </p>
        </form>
      </section>
      {suggested.length > 0 && (
        <Pairs
          title="Možda ista osoba"
          note={
            suggestedCount > suggested.length
              ? `… i još ${suggestedCount - suggested.length}, kad odlučite o ovima.`
              : ''
          }
          pairs={suggested}
          intents={[
            ['same', 'Ista osoba'],
            ['different', 'Nisu ista osoba'],
          ]}
        />
      )}
      {refused.length > 0 && (
        <Pairs
          title="Nije spojeno"
          pairs={refused}
          intents={[
            ['same', 'Ista osoba'],
            ['different', 'Nisu ista osoba'],
          ]}
        />
      )}
      {decided.length > 0 && <Pairs title="Odluke urednika" pairs={decided} intents={[['forget', 'Poništite']]} />}
      {joined.length > 0 && (
        <Pairs title="Zapisani u oba stabla" pairs={joined} intents={[['different', 'Nisu ista osoba']]} />
      )}
    </>
  );
}

interface PairsProps {
  readonly title: string;
  readonly note?: string;
  readonly pairs: readonly LinkView[];
  readonly intents: readonly (readonly [intent: string, label: string])[];
}

function Pairs({ title, note: rest = '', pairs, intents }: PairsProps) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2>{title}</h2>
      <ul className={list.list}>
        {pairs.map(({ one, other, people, note }) => (
          <li key={`${one} ${other} ${note}`}>
            <div>
              {people.map(({ name, where, href }, index) => (
                <p key={index === 0 ? one : other}>
                  {href ? <Link to={href}>{name}</Link> : name} <small className={styles.note}>{where}</small>
                </p>
              ))}
              {note && <p className={styles.note}>{note}</p>}
            </div>
            <form method="post" className={styles.buttons}>
              <input type="hidden" name="one" value={one} />
              <input type="hidden" name="other" value={other} />
              {intents.map(([intent, label]) => (
                <Button
                  key={intent}
                  look="quiet"
                  name="intent"
                  value={intent}
                  aria-label={`${label}: ${people[0]?.name}`}
                >
                  {label}
                </Button>
              ))}
            </form>
          </li>
        ))}
      </ul>
      {rest && <p className={styles.note}>{rest}</p>}
    </section>
  );
}
