import { Form } from 'react-router';
import { FIRST_PARAM, SECOND_PARAM } from '../../routes.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import styles from './kinship.module.css';

interface KinshipProps {
  readonly people: readonly { readonly value: string; readonly label: string }[];
  readonly first: string;
  readonly second: string;
  /** Every kinship between the two, nearest first; absent until two are chosen. */
  readonly sentences: readonly { readonly sentence: string; readonly notes: readonly string[] }[] | undefined;
}

/** «U kakvom smo srodstvu?»: two people, every kinship between them. */
export function Kinship({ people, first, second, sentences }: KinshipProps) {
  const options = [{ value: '', label: 'Izaberite osobu' }, ...people];
  return (
    <section className={styles.kinship} aria-labelledby="srodstvo">
      <h2 id="srodstvo">U kakvom smo srodstvu?</h2>
      <Form preventScrollReset className={styles.form}>
        <Select label="Prva osoba" name={FIRST_PARAM} value={first} options={options} />
        <Select label="Druga osoba" name={SECOND_PARAM} value={second} options={options} />
        <Button type="submit">Pokaži</Button>
      </Form>
      <div aria-live="polite">
        {sentences?.length === 0 && <p>Između njih u ovom stablu nema zapisane veze.</p>}
        {sentences && sentences.length > 0 && (
          <ol className={styles.sentences}>
            {sentences.map(({ sentence, notes }) => (
              <li key={sentence}>
                {sentence}
                {notes.map((note) => (
                  <small key={note}>{note}</small>
                ))}
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}
