import { mdiFamilyTree, mdiMagnify, mdiPrinterOutline } from '@mdi/js';
import type { Ref } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import type { Colours } from '../scene/colouring.ts';
import type { TreeModel } from '../tree-model.ts';
import { CENTRED_VIEWS, type ViewName, type ViewState } from '../view-state.ts';
import { PersonPicker } from './person-picker.tsx';
import styles from './tools.module.css';

export type Tool = 'kinship' | 'export';

interface ToolsProps {
  readonly tree: TreeModel;
  readonly state: ViewState;
  readonly tool: Tool | undefined;
  readonly searchField: Ref<HTMLInputElement>;
  readonly onFind: (person: number) => void;
  readonly onView: (view: ViewName) => void;
  readonly onColours: (colours: Colours) => void;
  readonly onTool: (tool: Tool) => void;
}

const VIEWS: readonly (readonly [ViewName, string])[] = [
  ['everyone', 'Svi'],
  ['ancestors', 'Preci'],
  ['descendants', 'Potomci'],
  ['hourglass', 'Preci i potomci'],
  ['close', 'Najbliži'],
  ['path', 'Samo put srodstva'],
  ['lives', 'Tko je kada živio'],
];
const COLOURS: readonly (readonly [Colours, string])[] = [
  ['line', 'po prezimenu'],
  ['century', 'po stoljeću rođenja'],
  ['place', 'po mjestu rođenja'],
];

export function Tools({ tree, state, tool, searchField, onFind, onView, onColours, onTool }: ToolsProps) {
  const of = state.person ?? state.centre;
  const name = of === undefined ? undefined : tree.glance(tree.numberOf(of)).given;
  const canShow = (view: ViewName) =>
    CENTRED_VIEWS.has(view) ? of !== undefined : view !== 'path' || Boolean(state.first && state.second);
  return (
    <div className={styles.tools}>
      <div className={styles.search}>
        <PersonPicker
          label="Pronađite osobu"
          placeholder="Pronađite osobu"
          isLabelHidden
          tree={tree}
          chosen={-1}
          onPick={onFind}
          field={searchField}
          icon={<Icon path={mdiMagnify} />}
        />
      </div>
      <label className={styles.choice}>
        <span>Pogled</span>
        <select value={state.view} onChange={({ target }) => onView(target.value as ViewName)}>
          {VIEWS.filter(([view]) => canShow(view) || view === state.view).map(([view, label]) => (
            <option key={view} value={view}>
              {CENTRED_VIEWS.has(view) && name ? `${label} (${name})` : label}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.choice}>
        <span>Boje</span>
        <select value={state.colours} onChange={({ target }) => onColours(target.value as Colours)}>
          {COLOURS.map(([colours, label]) => (
            <option key={colours} value={colours}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className={styles.tool} aria-pressed={tool === 'kinship'} onClick={() => onTool('kinship')}>
        <Icon path={mdiFamilyTree} />
        <span>U kakvom smo srodstvu?</span>
      </button>
      <button type="button" className={styles.tool} aria-pressed={tool === 'export'} onClick={() => onTool('export')}>
        <Icon path={mdiPrinterOutline} />
        <span>Ispis i izvoz</span>
      </button>
    </div>
  );
}
