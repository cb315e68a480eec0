import { LONGEST_WHY } from '../../../domain/draft-content.ts';
import { FOLDED_FIELDS } from '../../editor-state.ts';
import { whoIsHere } from '../../text/presence.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { DRAFT_FORM_ID, DraftActions, DraftBar, DraftDecisions } from './draft-actions.tsx';
import { DraftFields, faultOf, Line } from './draft-fields.tsx';
import styles from './draft-form.module.css';
import { type ComparedField, SideBySide } from './side-by-side.tsx';
import type { ConflictView, DraftAnswer, EditorView } from './views.ts';

/** With longer ones what was there before is not sent along: the form would be too large, and both texts are shown instead. */
const LONGEST_BASE = 60_000;

interface DraftFormProps {
  readonly view: EditorView;
  readonly answer: DraftAnswer | undefined;
  /** What it would change of the record. */
  readonly changes: readonly ComparedField[];
  /** Where the site is, for a link that is passed on. */
  readonly url: string;
}

/**
 * A draft as a plain form, which needs no scripts. The editor written in directly (app/features/editor) takes its place where
 * there are any: it finds the form and the state beside it.
 */
export function DraftForm({ view, answer, changes, url }: DraftFormProps) {
  const content = answer?.typed ?? view.content;
  const faults = answer?.showFaults ? view.faults : [];
  const base = JSON.stringify(view.content);
  const fields = <DraftFields content={content} view={view} faults={faults} />;
  return (
    <div className={styles.draft}>
      <Band view={view} why={answer?.why ?? view.why} />
      <DraftBar view={view} over={answer?.over} />
      <Told view={view} answer={answer} url={url} />
      {!answer?.typed && changes.length > 0 && <Changes changes={changes} isProposed={view.state === 'proposed'} />}
      <form
        id={DRAFT_FORM_ID}
        method="post"
        action={view.paths.page}
        data-editor={answer?.showFaults ? 'faults' : ''}
        className={styles.form}
      >
        <input type="hidden" name="version" value={answer?.version ?? view.version} />
        <input type="hidden" name="at" value={view.publishes} />
        {base.length <= LONGEST_BASE && <input type="hidden" name="base" value={base} />}
        <div className={styles.words} data-editor-plain="">
          <Line name="title" label="Naslov" value={content.title} faults={faults} />
          <TextArea
            name="summary"
            label="Sažetak"
            defaultValue={content.summary}
            error={faultOf(faults, 'summary')}
            hint="Rečenica ili dvije: stoje u popisima i uz poveznicu koja se dijeli."
          />
          <TextArea
            name="body"
            label="Tekst"
            story
            rows={16}
            defaultValue={content.body}
            error={faultOf(faults, 'body') ?? faultOf(faults, 'body.alt')}
            hint="Odlomke dijeli prazan redak. Podnaslov počinje s ##, stavka popisa s crticom."
          />
        </div>
        <div data-editor-plain="">
          {view.proposes ? (
            <Disclosure summary={FOLDED_FIELDS} open={faults.length > 0}>
              {fields}
            </Disclosure>
          ) : (
            fields
          )}
        </div>
        <DraftActions view={view} />
      </form>
      {answer?.conflict && <Conflict conflict={answer.conflict} />}
      <DraftDecisions view={view} />
      {/* The editor in the browser would begin with what is saved, and what was typed would be gone. */}
      {!answer?.typed && <State view={view} />}
    </div>
  );
}

function Band({ view, why }: { readonly view: EditorView; readonly why: string }) {
  return (
    <section className={styles.band} aria-label="Što je ovo">
      <p>{view.band}</p>
      {view.proposes && (
        <TextArea
          form={DRAFT_FORM_ID}
          name="why"
          label="Zašto, i odakle to znate?"
          rows={2}
          maxLength={LONGEST_WHY}
          defaultValue={why}
          hint="Na primjer: tko vam je pričao, u kojoj knjizi ili ispravi piše. Uredniku će biti lakše odlučiti."
        />
      )}
      {!view.proposes && why && <p className={styles.why}>Obrazloženje: {why}</p>}
    </section>
  );
}

/** What the editor in the browser begins with. */
function State({ view }: { readonly view: EditorView }) {
  const json = JSON.stringify(view).replaceAll('<', '\\u003c');
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that the browser does not run, with no way out of its element
    <script type="application/json" data-editor-state="" dangerouslySetInnerHTML={{ __html: json }} />
  );
}

function Told({ view, answer, url }: Pick<DraftFormProps, 'view' | 'answer' | 'url'>) {
  const { record, savedAt, reason, others } = view;
  return (
    <div className={styles.told}>
      {answer?.trouble && (
        <Notice kind="trouble" focused>
          {answer.trouble}
        </Notice>
      )}
      {answer?.done && <Notice kind="done">{answer.done}</Notice>}
      {answer?.preview && (
        <Notice kind="done" focused>
          Ovu poveznicu može otvoriti svatko komu je pošaljete, sljedećih 14 dana:{' '}
          <a href={answer.preview} className={styles.link}>{`${url}${answer.preview}`}</a>
        </Notice>
      )}
      {reason && <Notice kind="trouble">{reason}</Notice>}
      {others.length > 0 && (
        <p className={styles.others} data-editor-plain="">
          {whoIsHere(others)}
        </p>
      )}
      <p className={styles.meta}>
        <span data-editor-plain="">{savedAt ? `Spremljeno ${savedAt}.` : 'Još ništa nije spremljeno.'}</span>
        {record?.isPublished && <Link to={record.href}>Objavljeni zapis</Link>}
        {view.paths.history && <Link to={view.paths.history}>Povijest zapisa</Link>}
      </p>
    </div>
  );
}

/** Whoever decides on a proposal sees at once what it changes; who writes unfolds it. */
function Changes({
  changes,
  isProposed,
}: {
  readonly changes: readonly ComparedField[];
  readonly isProposed: boolean;
}) {
  return (
    <Disclosure summary="Što se mijenja u objavljenom zapisu" open={isProposed}>
      <div className={styles.changes}>
        {changes.map(({ label, rows }) => (
          <div key={label}>
            <h2>{label}</h2>
            <SideBySide rows={rows} before="Sada" after={isProposed ? 'Prijedlog' : 'Nacrt'} />
          </div>
        ))}
      </div>
    </Disclosure>
  );
}

function Conflict({ conflict }: { readonly conflict: ConflictView }) {
  return (
    <section className={styles.conflict} aria-label="Oba teksta">
      {conflict.fields.map(({ label, rows }) => (
        <div key={label}>
          <h2>{label}</h2>
          <SideBySide rows={rows} before={conflict.before} after={conflict.after} />
        </div>
      ))}
    </section>
  );
}
