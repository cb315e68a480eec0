import type { ReactNode } from 'react';
import { ACTIONS_ID } from '../../editor-state.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import styles from './draft-form.module.css';
import type { DraftAnswer, EditorView } from './views.ts';

interface ActionsProps {
  readonly view: EditorView;
  /** The earliest day that something can be scheduled for. */
  readonly tomorrow: string;
}

/** Buttons of the form itself: what was typed is saved by each of them. */
export function DraftActions({ view: { permissions, state }, tomorrow }: ActionsProps) {
  const may = (action: (typeof permissions)[number]) => permissions.includes(action);
  return (
    <div className={styles.actions} id={ACTIONS_ID}>
      {may('save') && (
        <Button name="intent" value="save" look={may('publish') || may('propose') ? 'secondary' : 'primary'}>
          Spremite nacrt
        </Button>
      )}
      {may('publish') && (
        <Button name="intent" value="publish" look="primary">
          {state === 'proposed' ? 'Prihvatite i objavite' : 'Objavite'}
        </Button>
      )}
      {may('propose') && (
        <Button name="intent" value="propose" look="primary">
          Predložite
        </Button>
      )}
      {may('preview-link') && (
        <Button name="intent" value="preview-link" look="quiet">
          Napravite poveznicu za pregled
        </Button>
      )}
      {may('schedule') && (
        <Disclosure summary="Zakažite objavu" open={false}>
          <Field name="day" label="Dan" type="date" min={tomorrow} hint="Objavit će se u ponoć, kad taj dan počne." />
          <Button name="intent" value="schedule">
            Zakažite
          </Button>
        </Disclosure>
      )}
    </div>
  );
}

/** Buttons with a form of their own: what was typed is none of their business. */
export function DraftDecisions({ view, over }: { readonly view: EditorView } & Pick<DraftAnswer, 'over'>) {
  const { permissions, state, record } = view;
  const may = (action: (typeof permissions)[number]) => permissions.includes(action);
  return (
    <section className={styles.decisions} aria-label="Što još možete">
      {may('withdraw') && <Decision view={view} intent="withdraw" label="Povucite prijedlog" />}
      {may('unschedule') && <Decision view={view} intent="unschedule" label="Otkažite zakazanu objavu" />}
      {may('take-over') && (
        <Decision view={view} intent="take-over" label="Preuzmite u zajednički nacrt">
          {over !== undefined && <input type="hidden" name="over" value={over} />}
        </Decision>
      )}
      {may('refuse') && view.isOffered && <Decision view={view} intent="refuse" label="Ostavite kako jest" />}
      {may('refuse') && !view.isOffered && (
        <form method="post" action={view.paths.page} className={styles.refusal}>
          <TextArea
            name="reason"
            label="Zašto se prijedlog ne prihvaća"
            maxLength={2000}
            required
            hint="To će pročitati onaj tko je poslao prijedlog."
          />
          <Button name="intent" value="refuse">
            Vratite s razlogom
          </Button>
        </form>
      )}
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
