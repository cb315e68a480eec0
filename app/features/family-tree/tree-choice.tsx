import { mdiFamilyTree } from '@mdi/js';
import { counted, WORDS } from '../../text/plurals.ts';
import { SAMPLE_SENTENCE } from '../../text/sample-labels.ts';
import { GateNote } from '../../ui/gate-note.tsx';
import { Link } from '../../ui/link.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SampleLabel } from '../../ui/sample-label.tsx';
import styles from './tree-choice.module.css';

interface TreeChoiceProps {
  readonly trees: readonly {
    readonly title: string;
    readonly page: string;
    readonly history: string;
    readonly individuals: number;
    readonly families: number;
    readonly years?: { readonly first: number; readonly last: number } | undefined;
    readonly sample: boolean;
  }[];
  /** Where both are shown as one. */
  readonly hill: string | undefined;
  /** Where to sign in; absent for those who are. */
  readonly signInPath: string | undefined;
}

export function TreeChoice({ trees, hill, signInPath }: TreeChoiceProps) {
  return (
    <>
      <div className={styles.trees}>
        {trees.map(({ title, page, history, individuals, families, years, sample }) => (
          <section key={page} className={styles.tree}>
            <h2>{title}</h2>
            <ul>
              <li>{counted(individuals, WORDS.person)}</li>
              <li>{counted(families, WORDS.family)}</li>
              {years && (
                <li>
                  od {years.first}. do {years.last}.
                </li>
              )}
            </ul>
            {sample && (
              <p>
                <SampleLabel>{SAMPLE_SENTENCE.tree}</SampleLabel>
              </p>
            )}
            <p className={styles.links}>
              <LinkButton href={page} icon={mdiFamilyTree} look="primary">
                Otvorite stablo
              </LinkButton>
              <Link to={history}>Povijest roda</Link>
            </p>
          </section>
        ))}
        {hill && (
          <section className={styles.hill}>
            <h2>Cijelo brdo</h2>
            <p>
              Oba roda u jednom stablu. Tko je zapisan u oba, ovdje je jedna osoba, pa se vide i brakovi među rodovima i
              srodstvo koje ide preko njih.
            </p>
            <p className={styles.links}>
              <LinkButton href={hill} icon={mdiFamilyTree}>
                Otvorite cijelo brdo
              </LinkButton>
            </p>
          </section>
        )}
      </div>
      {signInPath && (
        <div className={styles.gate}>
          <GateNote signIn={signInPath}>
            Stabla vide samo članovi, jer je riječ o obiteljima. Račun je besplatan, a traži ime i adresu e-pošte. Ako o
            članstvu odlučuje Uredništvo, javit će vam se.
          </GateNote>
        </div>
      )}
    </>
  );
}
