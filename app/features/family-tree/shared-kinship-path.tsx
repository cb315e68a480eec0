import { Button } from '../../ui/button.tsx';
import { GateNote } from '../../ui/gate-note.tsx';
import { SampleLabel } from '../../ui/sample-label.tsx';
import { Share } from '../../ui/share.tsx';
import { Elsewhere } from './kinship-form.tsx';
import styles from './shared-kinship-path.module.css';

interface SharedKinshipPathProps {
  readonly page: { readonly title: string; readonly sample: string | undefined };
  readonly path: readonly { readonly name: string; readonly tie: string }[];
  /** Where members see it drawn. */
  readonly inTree: string | undefined;
  readonly signIn: string | undefined;
  readonly mayTakeBack: boolean;
}

export function SharedKinshipPath({ page, path, inTree, signIn, mayTakeBack }: SharedKinshipPathProps) {
  return (
    <div className={styles.kinship}>
      {page.sample && <SampleLabel>{page.sample}</SampleLabel>}
      <ol className={styles.path}>
        {path.map(({ name, tie }, step) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a path may have namesakes, and nobody on it changes places
          <li key={step}>
            <strong>{name}</strong>
            {tie && <small>{tie}</small>}
          </li>
        ))}
      </ol>
      <form method="post" className={styles.actions}>
        {path.length > 0 && <Share title={page.title} />}
        {mayTakeBack && <Button look="quiet">Povucite poveznicu</Button>}
      </form>
      <Elsewhere href={inTree} />
      {signIn && <GateNote signIn={signIn}>Obiteljska stabla vide samo prijavljeni članovi.</GateNote>}
    </div>
  );
}
