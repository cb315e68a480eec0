import { Form } from 'react-router';
import type { FeatureKind } from '../../../../domain/geography/map-feature.ts';
import { FEATURE_KIND_LABEL } from '../../../text/map-text.ts';
import { counted } from '../../../text/plurals.ts';
import { AnswerNotice } from '../../../ui/answer-notice.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from './import-form.module.css';

const KINDS = [
  { name: 'points', label: 'Točke su', value: 'viewpoint' },
  { name: 'lines', label: 'Crte su', value: 'path' },
  { name: 'areas', label: 'Površine su', value: 'field' },
] as const satisfies readonly { name: string; label: string; value: FeatureKind }[];

export interface ImportAnswer {
  readonly trouble?: string | undefined;
  /** A file that was read and waits for a word. */
  readonly file?: { readonly hash: string; readonly rows: readonly ImportRow[] } | undefined;
  readonly values: Readonly<Record<string, string>>;
}

interface ImportFormProps {
  readonly revision: number;
  readonly answer: ImportAnswer | undefined;
}

/** A file is read and reported on first; only a second word takes it in. */
export function ImportForm({ revision, answer }: ImportFormProps) {
  const values = answer?.values ?? {};
  const hasNews = answer?.file?.rows.some(({ outcome }) => outcome === 'added' || outcome === 'changed');
  return (
    <>
      <AnswerNotice answer={answer} />
      <Form method="post" encType="multipart/form-data" className={styles.form}>
        <label>
          <span>Datoteka (GeoJSON ili GPX, do 1 MB)</span>
          <input
            type="file"
            name="file"
            accept=".geojson,.json,.gpx,application/geo+json,application/gpx+xml"
            required
          />
        </label>
        <fieldset>
          <legend>Kad datoteka sama ne kaže što je u njoj</legend>
          {KINDS.map(({ name, label, value }) => (
            <label key={name}>
              <span>{label}</span>
              <select name={name} defaultValue={values[name] ?? value}>
                {Object.entries(FEATURE_KIND_LABEL).map(([kind, kindLabel]) =>
                  kind === 'tour' ? null : (
                    <option key={kind} value={kind}>
                      {kindLabel}
                    </option>
                  ),
                )}
              </select>
            </label>
          ))}
        </fieldset>
        <p>
          <Button name="intent" value="read">
            Pročitajte
          </Button>
        </p>
      </Form>
      {answer?.file && <ImportReport rows={answer.file.rows} />}
      {answer?.file && hasNews && (
        <Form method="post" encType="multipart/form-data">
          <input type="hidden" name="hash" value={answer.file.hash} />
          <input type="hidden" name="revision" value={revision} />
          {KINDS.map(({ name, value }) => (
            <input key={name} type="hidden" name={name} value={values[name] ?? value} />
          ))}
          <Button look="primary" name="intent" value="take">
            Uvezite u kartu
          </Button>
        </Form>
      )}
    </>
  );
}

export interface ImportRow {
  readonly name: string;
  readonly outcome: 'added' | 'changed' | 'unchanged' | 'refused';
  readonly where: string;
  readonly problem: string;
}

const OUTCOME_LABEL: Readonly<Record<ImportRow['outcome'], string>> = {
  added: 'novo',
  changed: 'promijenjeno',
  unchanged: 'isto kao prije',
  refused: 'nije uzeto',
};
const SHAPES = { one: 'oblik', few: 'oblika', other: 'oblika' };

/** What a file brings, shape by shape, before anything is saved. */
function ImportReport({ rows }: { readonly rows: readonly ImportRow[] }) {
  const count = (outcome: ImportRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  const outcomes = (Object.keys(OUTCOME_LABEL) as ImportRow['outcome'][]).filter((outcome) => count(outcome) > 0);
  const isPlaced = rows.some(({ where }) => where !== '');
  return (
    <div className={styles.report}>
      <h2 id="izvjestaj">Što je u datoteci</h2>
      <p>
        {counted(rows.length, SHAPES)}:{' '}
        {outcomes.map((outcome) => `${OUTCOME_LABEL[outcome]} ${count(outcome)}`).join(', ')}.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by itself, also by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-labelledby="izvjestaj">
        <table>
          <thead>
            <tr>
              <th scope="col">Ime</th>
              <th scope="col">Ishod</th>
              {isPlaced && <th scope="col">Gdje</th>}
              <th scope="col">Zašto</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, outcome, where, problem }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a report never changes, and names in it repeat
              <tr key={index} className={styles[outcome]}>
                <th scope="row">{name || '(bez imena)'}</th>
                <td>{OUTCOME_LABEL[outcome]}</td>
                {isPlaced && <td>{where}</td>}
                <td>{problem}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
