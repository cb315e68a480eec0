import { mdiFamilyTree, mdiMagnify, mdiPrinterOutline } from '@mdi/js';
import { useEffect, useRef } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import type { Colours } from '../scene/colouring.ts';
import type { TreeModel } from '../tree-model.ts';
import { CENTRED_VIEWS, type ViewName, type ViewState } from '../view-state.ts';
import { PersonPicker } from './person-picker.tsx';
import styles from './toolbar.module.css';
import type { TreeController } from './tree-controller.ts';
import type { Tool } from './tree-state.ts';

interface ToolbarProps {
  readonly controller: TreeController;
  readonly tree: TreeModel;
  readonly view: ViewState;
  readonly tool: Tool | undefined;
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

export function Toolbar({ controller, tree, view: state, tool }: ToolbarProps) {
  const searchField = useRef<HTMLInputElement>(null);
  // A slash anywhere on the page leads to the search, unless somebody is writing.
  useEffect(() => {
    const focusSearch = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey } = event;
      const isWriting = target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
      if (key !== '/' || isWriting || ctrlKey || metaKey) return;
      event.preventDefault();
      searchField.current?.focus();
    };
    document.addEventListener('keydown', focusSearch);
    return () => document.removeEventListener('keydown', focusSearch);
  }, []);
  const of = state.person ?? state.centre;
  const name = of === undefined ? undefined : tree.summary(tree.numberOf(of)).given;
  const canShow = (view: ViewName) =>
    CENTRED_VIEWS.has(view) ? of !== undefined : view !== 'path' || Boolean(state.first && state.second);
  return (
    <div className={styles.toolbar}>
      <div className={styles.search}>
        <PersonPicker
          label="Pronađite osobu"
          placeholder="Pronađite osobu"
          isLabelHidden
          tree={tree}
          chosen={-1}
          onPick={controller.find}
          field={searchField}
          icon={<Icon path={mdiMagnify} />}
        />
      </div>
      <label className={styles.choice}>
        <span>Pogled</span>
        <select value={state.view} onChange={({ target }) => controller.setView(target.value as ViewName)}>
          {VIEWS.filter(([view]) => canShow(view) || view === state.view).map(([view, label]) => (
            <option key={view} value={view}>
              {CENTRED_VIEWS.has(view) && name ? `${label} (${name})` : label}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.choice}>
        <span>Boje</span>
        <select value={state.colours} onChange={({ target }) => controller.setColours(target.value as Colours)}>
          {COLOURS.map(([colours, label]) => (
            <option key={colours} value={colours}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className={styles.tool}
        aria-pressed={tool === 'kinship'}
        onClick={() => controller.toggleTool('kinship')}
      >
        <Icon path={mdiFamilyTree} />
        <span>U kakvom smo srodstvu?</span>
      </button>
      <button
        type="button"
        className={styles.tool}
        aria-pressed={tool === 'export'}
        onClick={() => controller.toggleTool('export')}
      >
        <Icon path={mdiPrinterOutline} />
        <span>Ispis i izvoz</span>
      </button>
    </div>
  );
}
