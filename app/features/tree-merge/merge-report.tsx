import { Form, useNavigation } from 'react-router';
import { counted, WORDS } from '../../text/plurals.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Counts } from '../../ui/counts.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import styles from './tree-merge.module.css';
import { apartField, choiceField, type DifferingView, type MergePersonView, type MergeView } from './views.ts';

const PAIRS = { one: 'par', few: 'para', other: 'parova' };
const CHOICES = [
  { value: '', label: 'Kako predlažemo' },
  { value: 'mine', label: 'Ostaje iz stabla' },
  { value: 'theirs', label: 'Uzima se iz datoteke' },
  { value: 'both', label: 'Oboje' },
];
const MOST_UNFOLDED = 30;

/** What merging would do, what can be chosen, and the word that does it. */
export function MergeReport({ merge }: { readonly merge: MergeView }) {
  const { counts, isStale, changesNothing, page, pageCount } = merge;
  const canChoose = merge.differing.length > 0 || merge.onlyTheirs.length > 0;
  return (
    <Form method="post" className={styles.report} preventScrollReset>
      <Counts
        counts={[
          { label: 'u oba', value: counts.pairs },
          { label: 'nejasno', value: counts.doubtful },
          { label: 'dodaje se', value: counts.added },
          { label: 'mijenja se', value: counts.changed },
        ]}
      />
      <Doubtful merge={merge} />
      <Warnings merge={merge} />
      <Differing merge={merge} />
      {page === 1 && <OnlyTheirs merge={merge} />}
      <div className={styles.decision}>
        {page > 1 && <Submit intent={`choose ${page - 1}`} label="Prethodne razlike" />}
        {page < pageCount && <Submit intent={`choose ${page + 1}`} label="Sljedeće razlike" />}
      </div>
      <div className={styles.decision}>
        {isStale && <Submit intent="choose" label="Osvježite izvješće" primary />}
        {!isStale && (canChoose || !changesNothing) && <Submit intent="confirm" label="Spojite" primary />}
        {!isStale && canChoose && <Submit intent="choose" label="Spremite odabir" />}
        <Link to={merge.reportHref}>Natrag na izvješće o datoteci</Link>
        <p className={styles.note}>
          {isStale
            ? 'Odlučili ste nešto ili se stablo promijenilo otkako je ovo uspoređeno.'
            : changesNothing
              ? 'Uz spremljeni odabir spajanje ne bi ništa promijenilo.'
              : 'Spaja se onako kako je ovdje odabrano. Dosadašnje se stablo čuva i može se vratiti jednim pritiskom.'}
        </p>
      </div>
    </Form>
  );
}

function Submit({
  intent,
  label,
  primary = false,
}: {
  readonly intent: string;
  readonly label: string;
  readonly primary?: boolean;
}) {
  const { state, formData } = useNavigation();
  const isBusy = state !== 'idle' && formData?.get('intent') === intent;
  return (
    <Button look={primary ? 'primary' : 'secondary'} name="intent" value={intent} busy={isBusy}>
      {label}
    </Button>
  );
}

function Doubtful({ merge: { counts, skipped } }: { readonly merge: MergeView }) {
  if (counts.doubtful === 0 && skipped === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="nejasno">
      <h2 id="nejasno">Možda ista osoba</h2>
      <p className={styles.note}>
        O onima za koje ne možemo biti sigurni odlučujete vi. Dok ne odlučite, ne spajaju se i ne dodaju.
      </p>
      <div className={styles.decision}>
        {counts.doubtful > 0 && <Submit intent="pairs" label={`Odlučite: ${counted(counts.doubtful, PAIRS)}`} />}
        {skipped > 0 && <Submit intent="again" label={`Vratite se preskočenima (${skipped})`} />}
      </div>
    </section>
  );
}

function Warnings({ merge: { counts, twice, held, refused, noLongerLiving } }: { readonly merge: MergeView }) {
  return (
    <>
      {counts.noLongerLiving > 0 && (
        <Notice kind="trouble">
          Nakon ovoga bili bi među pokojnima ({counted(counts.noLongerLiving, WORDS.person)}), pa bi se o njima vidjelo
          sve: {noLongerLiving.map(({ name }) => name).join(', ')}.
        </Notice>
      )}
      <People
        heading="Dvaput u datoteci"
        note="Svaka je od ovih osoba u datoteci upisana dvaput, a u stablo dolazi jednom."
        people={twice}
        count={counts.twice ?? 0}
      />
      <People
        heading="Zadržano jer su kod nas žive osobe"
        note="Datoteka kaže da su umrle. Ne mijenja se ništa dok za njih ne odaberete „Uzima se iz datoteke“ ili „Oboje“."
        people={held}
        count={counts.held}
      />
      <People
        heading="Drugi roditelji u datoteci"
        note="Ostaju uz roditelje koje imaju u stablu."
        people={refused}
        count={counts.refused}
      />
    </>
  );
}

interface PeopleProps {
  readonly heading: string;
  readonly note: string;
  readonly people: readonly MergePersonView[];
  readonly count: number;
}

function People({ heading, note, people, count }: PeopleProps) {
  if (count === 0) return null;
  return (
    <Disclosure summary={`${heading} (${count})`} open={count <= MOST_UNFOLDED}>
      <p className={styles.note}>{note}</p>
      <ul className={styles.people} aria-label={heading}>
        {people.map((person) => (
          <li key={person.id}>{called(person)}</li>
        ))}
      </ul>
      {count > people.length && <p className={styles.note}>… i još {count - people.length}.</p>}
    </Disclosure>
  );
}

function Differing({ merge: { differing, counts, page, pageCount } }: { readonly merge: MergeView }) {
  if (counts.differing === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="razlike">
      <h2 id="razlike">Razlike ({counts.differing})</h2>
      <p className={styles.note}>
        Predlažemo: ostaje što je u stablu, a iz datoteke dolazi ono čega u njemu nema. Gdje se datumi ne slažu, ostaju
        oba.
        {pageCount > 1 &&
          ` Ovo je ${page}. stranica od ukupno ${pageCount}; gdje ništa ne odaberete, ostaje kako predlažemo.`}
      </p>
      {differing.map((person) => (
        <Person key={person.id} person={person} open={counts.differing <= MOST_UNFOLDED} />
      ))}
    </section>
  );
}

function Person({ person, open }: { readonly person: DifferingView; readonly open: boolean }) {
  return (
    <Disclosure
      summary={`${called(person)}${person.changes ? '' : ' · ostaje kako jest'}`}
      open={open && person.changes}
    >
      {person.fields.map(({ field, label, mine, theirs, becomes, changes, held, choice, isSingle }) => (
        <fieldset key={field} className={styles.field}>
          <legend>{label}</legend>
          <dl>
            <Said label="U stablu" texts={mine} />
            <Said label="U datoteci" texts={theirs} />
            <Said label={held ? 'Čeka vašu riječ' : changes ? 'Bit će' : 'Ostaje'} texts={becomes} />
          </dl>
          <Select
            label={`Što ostaje: ${label.toLocaleLowerCase('hr')}`}
            name={choiceField(person.id, field)}
            value={choice}
            options={isSingle ? CHOICES.filter(({ value }) => value !== 'both') : CHOICES}
          />
        </fieldset>
      ))}
      <CheckField
        label={`To nije ista osoba kao ${person.theirName || 'ona u datoteci'} (${person.reasons})`}
        name={apartField(person.id, person.b)}
      />
    </Disclosure>
  );
}

function Said({ label, texts }: { readonly label: string; readonly texts: readonly string[] }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{texts.length === 0 ? '–' : texts.join('; ')}</dd>
    </div>
  );
}

function OnlyTheirs({ merge: { onlyTheirs, counts, add } }: { readonly merge: MergeView }) {
  if (counts.onlyTheirs === 0) return null;
  const options = [
    ['everybody', `Dodajte sve (${counts.onlyTheirs})`],
    ['nobody', 'Ne dodajte nikoga'],
    ['chosen', 'Dodajte samo označene'],
  ] as const;
  return (
    <section className={styles.section} aria-labelledby="samo-njihovi">
      <h2 id="samo-njihovi">Samo u datoteci ({counts.onlyTheirs})</h2>
      <fieldset className={styles.add}>
        <legend>Koga dodati</legend>
        {options.map(([value, label]) => (
          <label key={value}>
            <input type="radio" name="add" value={value} defaultChecked={add === value} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <Disclosure summary="Popis" open={counts.onlyTheirs <= MOST_UNFOLDED}>
        <div className={styles.newcomers}>
          {onlyTheirs.map((person) => (
            <CheckField
              key={person.id}
              label={called(person)}
              name="person"
              value={person.id}
              defaultChecked={person.isChosen}
            />
          ))}
        </div>
        {counts.onlyTheirs > onlyTheirs.length && (
          <p className={styles.note}>
            … i još {counts.onlyTheirs - onlyTheirs.length}. Njih možete dodati samo ako dodate sve.
          </p>
        )}
      </Disclosure>
    </section>
  );
}

function called({ name, years }: MergePersonView): string {
  return `${name || '(bez imena)'}${years && ` (${years})`}`;
}
