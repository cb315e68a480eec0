import { mdiArrowUp, mdiDeleteOutline } from '@mdi/js';
import type { DraftContent } from '../../../../domain/draft-content.ts';
import { Button } from '../../../ui/button.tsx';
import fieldStyles from '../../../ui/field.module.css';
import { Icon } from '../../../ui/icon.tsx';
import styles from './fields.module.css';
import { Labelled, Line } from './labelled.tsx';

type Source = DraftContent['sources'][number];

interface SourcesFieldProps {
  readonly sources: DraftContent['sources'];
  readonly certainties: Readonly<Record<string, string>>;
  /** `numbers` has the new number of each old source, for the notes that lead to it. */
  readonly onChange: (sources: DraftContent['sources'], numbers?: readonly (number | undefined)[]) => void;
}

export const NEW_SOURCE: Source = { what: '', where: '', certainty: 'literature' };

/** Where what is told is known from, each with how well it vouches. */
export function SourcesField({ sources, certainties, onChange }: SourcesFieldProps) {
  const change = (index: number, part: Partial<Source>) =>
    onChange(sources.map((source, other) => (other === index ? { ...source, ...part } : source)));
  const remove = (index: number) =>
    onChange(
      sources.filter((_, other) => other !== index),
      sources.map((_, other) => (other === index ? undefined : other < index ? other + 1 : other)),
    );
  const raise = (index: number) => {
    const order = sources.map((_, other) => other);
    [order[index - 1], order[index]] = [index, index - 1];
    onChange(
      order.map((other) => sources[other] as Source),
      sources.map((_, other) => order.indexOf(other) + 1),
    );
  };
  return (
    <section className={styles.group} aria-labelledby="sources-title">
      <h2 id="sources-title">Izvori</h2>
      {sources.length === 0 && (
        <p className={fieldStyles.hint}>Odakle to znamo: matica, knjiga, članak, priča starijih.</p>
      )}
      <ol className={styles.rows}>
        {sources.map((source, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sources are known by their number, and two may say the same
          <li key={index}>
            <Line
              label="Što"
              field={`sources.${index}.what`}
              value={source.what}
              onChange={(what) => change(index, { what })}
            />
            <Line
              label="Gdje"
              field={`sources.${index}.where`}
              hint="Adresa stranice, strana knjige, broj upisa."
              value={source.where}
              onChange={(where) => change(index, { where })}
            />
            <Labelled label="Koliko je pouzdano" field={`sources.${index}.certainty`}>
              {(input) => (
                <select
                  {...input}
                  className={fieldStyles.input}
                  value={source.certainty}
                  onChange={({ target }) => change(index, { certainty: target.value as Source['certainty'] })}
                >
                  {Object.entries(certainties).map(([certainty, label]) => (
                    <option key={certainty} value={certainty}>
                      {label}
                    </option>
                  ))}
                </select>
              )}
            </Labelled>
            <p className={styles.rowTools}>
              {index > 0 && (
                <button type="button" aria-label={`Izvor ${index + 1} pomaknite naviše`} onClick={() => raise(index)}>
                  <Icon path={mdiArrowUp} />
                </button>
              )}
              <button type="button" aria-label={`Uklonite izvor ${index + 1}`} onClick={() => remove(index)}>
                <Icon path={mdiDeleteOutline} />
              </button>
            </p>
          </li>
        ))}
      </ol>
      <Button type="button" onClick={() => onChange([...sources, NEW_SOURCE])}>
        Dodajte izvor
      </Button>
    </section>
  );
}
