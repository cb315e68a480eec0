import { useEffect, useId, useState } from 'react';
import fieldStyles from '../../../ui/field.module.css';
import { FieldFault, type FieldSet, faultOf } from './fields.tsx';
import styles from './photograph-choice.module.css';
import type { OfferedPhotograph } from './services.ts';

const PAUSE_MS = 200;

/** One of the desk's photographs, looked for by what is known of them. */
export function PhotographChoice({ fields }: { readonly fields: FieldSet }) {
  const id = useId();
  const { photographs, values, set } = fields;
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<readonly OfferedPhotograph[]>();
  useEffect(() => {
    const control = new AbortController();
    const timer = setTimeout(async () => {
      const offered = await photographs(query.trim(), control.signal).catch(() => []);
      if (!control.signal.aborted) setFound(offered);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [query, photographs]);
  const choose = ({ file, title, alt }: OfferedPhotograph) => {
    set('file', file);
    if (!values.title) set('title', title || alt);
  };
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        Potražite među fotografijama
      </label>
      <input
        id={id}
        type="search"
        className={fieldStyles.input}
        autoComplete="off"
        value={query}
        aria-describedby={`${id}-chosen`}
        aria-invalid={faultOf(fields, 'file') !== undefined}
        onChange={({ target }) => setQuery(target.value)}
        // Enter looks for it, and saves nothing that was not chosen.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <div id={`${id}-chosen`} className={fieldStyles.hint}>
        <FieldFault fields={fields} name="file" />
        {values.file ? `Odabrano: ${values.file}` : 'Nude se fotografije koje već stoje na stranicama.'}
      </div>
      {found?.length === 0 && <p>{query ? 'Nema takve fotografije.' : 'Još nema fotografija na stranicama.'}</p>}
      <ul className={styles.grid} aria-label="Fotografije">
        {found?.map((photograph) => (
          <li key={photograph.file}>
            <button type="button" aria-pressed={values.file === photograph.file} onClick={() => choose(photograph)}>
              <img src={photograph.thumbnail} alt="" loading="lazy" />
              <span>{photograph.title || photograph.alt || photograph.file}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
