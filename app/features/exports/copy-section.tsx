import { Button } from '../../ui/button.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import styles from './exports.module.css';
import type { CopiesView } from './views.ts';
import { WorkProgress } from './work-progress.tsx';

/** The public site as files, made in the background and then taken. */
export function CopySection({ copies, onAsked }: { readonly copies: CopiesView; readonly onAsked: () => void }) {
  const { work, kept, nightly } = copies;
  return (
    <TitledSection
      title="Kopija stranice"
      lead="Sve što vide posjetitelji, kao obične stranice sa slikama i pretragom. Otvara se iz mape ili s USB-ključića i radi na svakom poslužitelju. Onoga što je samo za članove u njoj nema."
    >
      <form method="post" onSubmit={onAsked}>
        <input type="hidden" name="intent" value="copy" />
        <Button look="primary" busy={work?.isUnderWay ?? false}>
          Napravite kopiju
        </Button>
      </form>
      <WorkProgress work={work} label="Koliko je kopije gotovo" />
      {kept.length > 0 ? (
        <ul className={styles.kept}>
          {kept.map(({ href, label, meta }) => (
            <li key={href}>
              <a href={href} download>
                {label}
              </a>
              <span>{meta}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p>Još nema nijedne kopije. Kad je napravite, ovdje ćete je preuzeti; čuvaju se posljednje tri.</p>
      )}
      <p className={styles.nightly}>{nightly}</p>
    </TitledSection>
  );
}
