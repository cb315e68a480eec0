import { mdiMagnify } from '@mdi/js';
import { LAYER_PARAM, LAYER_WORDS, PERIOD_PARAM, QUERY_PARAM, TYPE_PARAM } from '../../query-words.ts';
import { signLabel } from '../../text/map-text.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './choices.module.css';
import { LAYERS, type Layer } from './layers.ts';
import type { MapState } from './map-state.ts';
import type { MapPlace, PeriodView } from './views.ts';

interface ChoicesProps {
  readonly state: MapState;
  readonly change: (change: Partial<MapState>) => void;
  readonly places: readonly MapPlace[];
  readonly periods: readonly PeriodView[];
}

/** What to show. A form that asks the server anew; with scripts every change shows at once. */
export function Choices({ state, change, places, periods }: ChoicesProps) {
  const signs = [...new Set(places.map(({ sign }) => sign))]
    .map((sign) => ({ sign, label: signLabel(sign) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'hr'));
  const period = state.when && 'period' in state.when ? state.when.period : '';
  const toggle = (id: Layer, on: boolean) => {
    const layers = new Set(state.layers);
    if (on) layers.add(id);
    else layers.delete(id);
    change({ layers });
  };
  return (
    <search aria-label="Izbor na karti">
      <form className={styles.choices} onSubmit={(event) => event.preventDefault()}>
        <label className={styles.search}>
          <span>Traženje na karti</span>
          <Icon path={mdiMagnify} />
          <input
            type="search"
            name={QUERY_PARAM}
            value={state.query}
            maxLength={80}
            autoComplete="off"
            onChange={(event) => change({ query: event.target.value })}
          />
        </label>
        <label className={styles.select}>
          <span>Vrsta</span>
          <select name={TYPE_PARAM} value={state.type} onChange={(event) => change({ type: event.target.value })}>
            <option value="">Sve vrste</option>
            {signs.map(({ sign, label }) => (
              <option key={sign} value={sign}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.select}>
          <span>Razdoblje</span>
          <select
            name={PERIOD_PARAM}
            value={period}
            onChange={(event) => change({ when: event.target.value ? { period: event.target.value } : undefined })}
          >
            <option value="">Sve godine</option>
            {periods.map(({ slug, title }) => (
              <option key={slug} value={slug}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <fieldset className={styles.layers}>
          <legend>Slojevi</legend>
          <input type="hidden" name={LAYER_PARAM} value="" />
          {LAYERS.map(({ id, label }) => (
            <label key={id} className={styles.layer}>
              <input
                type="checkbox"
                name={LAYER_PARAM}
                value={LAYER_WORDS[id]}
                checked={state.layers.has(id)}
                onChange={(event) => toggle(id, event.target.checked)}
              />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        <p className={styles.submit}>
          <Button>Prikažite</Button>
        </p>
      </form>
    </search>
  );
}
