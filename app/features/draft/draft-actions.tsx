import type { ReactNode } from 'react';
import { publishLabel } from '../../text/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import styles from './draft-form.module.css';
import type { DraftAnswer, EditorView } from './views.ts';

export const DRAFT_FORM_ID = 'nacrt';

/** The main buttons, sticky at the top; the browser editor shows its save status beside them. */
export function DraftBar({ view, over }: { readonly view: EditorView } & Pick<DraftAnswer, 'over'>) {
  const { permissions, state, isOffered, publishes } = view;
  const may = (action: (typeof permissions)[number]) => permissions.includes(action);
  return (
    <div className={styles.bar}>
      <div className={styles.slot} data-editor-slot="" />
      {/* First of the form's buttons: Enter in a field saves, and publishes nothing. */}
      {may('save') && (
        <span data-editor-plain="">
          <Button
            form={DRAFT_FORM_ID}
            name="intent"
            value="save"
            look={may('publish') || may('propose') ? 'secondary' : 'primary'}
          >
            Spremite nacrt
          </Button>
        </span>
      )}
      {may('publish') && (
        <Button
          form={DRAFT_FORM_ID}
          name="intent"
          value="publish"
          look="primary"
          data-publishes={state === 'proposed' ? undefined : ''}
        >
          {state === 'proposed' ? 'Prihvatite i objavite' : publishLabel(publishes)}
        </Button>
      )}
      {may('propose') && (
        <Button form={DRAFT_FORM_ID} name="intent" value="propose" look="primary">
          Predložite
        </Button>
      )}
      {may('withdraw') && <Decision view={view} intent="withdraw" label="Povucite prijedlog" />}
      {may('refuse') && (
        <Disclosure summary={`${isOffered ? 'Ostavite' : 'Vratite'} ili preuzmite`} open={over !== undefined}>
          {isOffered ? (
            <Decision view={view} intent="refuse" label="Ostavite kako jest" />
          ) : (
            <form method="post" action={view.paths.page} className={styles.refusal}>
              <TextArea
                name="reason"
                label="Zašto se prijedlog ne prihvaća"
                maxLength={2000}
                required
                hint="To će pročitati onaj tko je poslao prijedlog."
              />
              <Button name="intent" value="refuse">
                Vratite s objašnjenjem
              </Button>
            </form>
          )}
          <Decision view={view} intent="take-over" label="Preuzmite u zajednički nacrt">
            {over !== undefined && <input type="hidden" name="over" value={over} />}
          </Decision>
        </Disclosure>
      )}
    </div>
  );
}

/** The other buttons of the form: what was typed is saved by each of them. */
export function DraftActions({ view: { permissions } }: { readonly view: EditorView }) {
  const may = (action: (typeof permissions)[number]) => permissions.includes(action);
  return (
    <div className={styles.actions}>
      {may('preview-link') && (
        <Button name="intent" value="preview-link" look="quiet">
          Napravite poveznicu za pregled
        </Button>
      )}
    </div>
  );
}

/** Buttons with a form of their own: what was typed is none of their business. */
export function DraftDecisions({ view }: { readonly view: EditorView }) {
  const { permissions, state, record } = view;
  const may = (action: (typeof permissions)[number]) => permissions.includes(action);
  return (
    <section className={styles.decisions} aria-label="Što još možete">
      {may('unschedule') && <Decision view={view} intent="unschedule" label="Otkažite zakazanu objavu" />}
      {may('discard') && state !== 'none' && <Decision view={view} intent="discard" label="Odbacite nacrt" isGrave />}
      {may('unpublish') && record?.isPublished && (
        <Decision view={view} intent="unpublish" label="Skinite sa stranice" />
      )}
      {may('delete') && record && <Decision view={view} intent="delete" label="Izbrišite zapis" isGrave />}
    </section>
  );
}

interface DecisionProps {
  readonly view: EditorView;
  readonly intent: string;
  readonly label: string;
  readonly isGrave?: boolean;
  readonly children?: ReactNode;
}

function Decision({ view, intent, label, isGrave = false, children }: DecisionProps) {
  return (
    <form method="post" action={view.paths.page}>
      {children}
      <Button name="intent" value={intent} look={isGrave ? 'danger' : 'quiet'}>
        {label}
      </Button>
    </form>
  );
}
