import type { PersonFacts } from '../../../../genealogy/gedcom/edit/facts.ts';
import { Link } from '../../../ui/link.tsx';
import type { ReferenceLine } from '../edit-messages.ts';
import styles from './fact-form.module.css';
import { FactForm, type FormFrame } from './fact-form.tsx';
import type { FormFields } from './form-edits.ts';
import type { Editing } from './use-editing.ts';

/** What is sent to delete somebody, and how it is told afterwards. */
export function deletionOf({ person, kin }: PersonFacts): Parameters<Editing['send']> {
  return [{ kind: 'delete', person }, '', `${kin[person] ?? ''}, brisanje iz stabla`];
}

interface DeletionFormProps {
  readonly frame: FormFrame;
  readonly references: readonly ReferenceLine[];
  readonly draft: Map<string, FormFields>;
  readonly draftKey: string;
}

/** Before somebody is deleted to whom something leads, or it is proposed. */
export function DeletionForm({ frame, references, draft, draftKey }: DeletionFormProps) {
  const name = frame.facts.kin[frame.facts.person] ?? '';
  return (
    <FactForm
      frame={frame}
      label={`${name}, brisanje iz stabla`}
      subject={{ kind: 'delete' }}
      draft={draft}
      draftKey={draftKey}
      nowSays=""
      action="Svejedno izbrišite"
    >
      {() => (
        <>
          <h4>Brisanje iz stabla</h4>
          {references.length > 0 && <References name={name} references={references} />}
        </>
      )}
    </FactForm>
  );
}

function References({ name, references }: { readonly name: string; readonly references: readonly ReferenceLine[] }) {
  return (
    <div className={styles.references}>
      <p>Na ovu osobu ({name}) upućuje:</p>
      <ul>
        {references.map(({ text, href }) => (
          <li key={text}>{href === undefined ? text : <Link to={href}>{text}</Link>}</li>
        ))}
      </ul>
      <p>Te poveznice poslije brisanja neće voditi nikamo. Brisanje se može poništiti, pa će opet voditi ovamo.</p>
    </div>
  );
}
