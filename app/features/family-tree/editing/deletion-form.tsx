import { Link } from '../../../ui/link.tsx';
import type { ReferenceLine } from '../edit-messages.ts';
import styles from './fact-form.module.css';
import { FactForm, type FormFrame } from './fact-form.tsx';
import type { FormFields } from './form-edits.ts';
import { lostByDeleting } from './losses.ts';

interface DeletionFormProps {
  readonly frame: FormFrame;
  readonly references: readonly ReferenceLine[];
  readonly draft: Map<string, FormFields>;
  readonly draftKey: string;
}

/** Before somebody is deleted, or it is proposed. */
export function DeletionForm({ frame, references, draft, draftKey }: DeletionFormProps) {
  const name = frame.facts.kin[frame.facts.person] ?? '';
  const lost = lostByDeleting(frame.facts);
  return (
    <FactForm
      frame={frame}
      label={`${name}, brisanje iz stabla`}
      subject={{ kind: 'delete' }}
      draft={draft}
      draftKey={draftKey}
      nowSays=""
      action={references.length > 0 ? 'Svejedno izbrišite' : 'Izbrišite'}
    >
      {() => (
        <>
          <h4>Brisanje iz stabla</h4>
          <Losses lead={`Iz stabla se briše ${name}.`} lost={lost} />
          {references.length > 0 && <References name={name} references={references} />}
        </>
      )}
    </FactForm>
  );
}

/** What is lost, before it is. */
export function Losses({ lead, lost }: { readonly lead: string; readonly lost: readonly string[] }) {
  return (
    <div className={styles.references}>
      <p>
        {lead} {lost.length > 0 ? 'Nestaje i ovo:' : 'Ništa drugo ne nestaje.'}
      </p>
      {lost.length > 0 && (
        <ul>
          {[...new Set(lost)].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function References({ name, references }: { readonly name: string; readonly references: readonly ReferenceLine[] }) {
  return (
    <div className={styles.references}>
      <p>Na ovu osobu ({name}) upućuje:</p>
      <ul>
        {references.map(({ text, href }) => (
          <li key={`${text} ${href}`}>{href === undefined ? text : <Link to={href}>{text}</Link>}</li>
        ))}
      </ul>
      <p>Te poveznice poslije brisanja neće voditi nikamo. Brisanje se može poništiti, pa će opet voditi ovamo.</p>
    </div>
  );
}
