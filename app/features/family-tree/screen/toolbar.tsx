import { mdiFamilyTree, mdiMagnify, mdiPrinterOutline, mdiTune } from '@mdi/js';
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
  readonly everybody: TreeModel | undefined;
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

export function Toolbar({ controller, tree, everybody, view: state, tool }: ToolbarProps) {
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
  return (
    <div className={styles.toolbar}>
      <div className={styles.search} data-takes-slash="">
        <PersonPicker
          label="Pronađite osobu"
          placeholder="Pronađite osobu"
          isLabelHidden
          tree={tree}
          everybody={everybody}
          onFocus={controller.wantEverybody}
          onPick={(id) => {
            controller.findAnywhere(id);
            // On a phone the field covers the other tools while it is written in.
            if (!matchMedia('(width >= 960px)').matches) searchField.current?.blur();
          }}
          field={searchField}
          icon={<Icon path={mdiMagnify} />}
        />
      </div>
      <ViewChoices controller={controller} tree={tree} view={state} className={styles.wide} />
      <button
        type="button"
        className={`${styles.tool} ${styles.kinship}`}
        aria-pressed={tool === 'kinship'}
        onClick={() => controller.toggleTool('kinship')}
      >
        <Icon path={mdiFamilyTree} />
        <span>U kakvom smo srodstvu?</span>
      </button>
      <button
        type="button"
        className={`${styles.tool} ${styles.wide}`}
        aria-pressed={tool === 'export'}
        onClick={() => controller.toggleTool('export')}
      >
        <Icon path={mdiPrinterOutline} />
        <span>Ispis i izvoz</span>
      </button>
      <button
        type="button"
        className={`${styles.tool} ${styles.more}`}
        aria-label="Pogled, boje i ispis"
        aria-pressed={tool === 'view'}
        onClick={() => controller.toggleTool('view')}
      >
        <Icon path={mdiTune} />
      </button>
    </div>
  );
}

interface ViewChoicesProps extends Pick<ToolbarProps, 'controller' | 'tree' | 'view'> {
  readonly className: string | undefined;
}

export function viewsFor({ view, person, centre, first, second }: ViewState) {
  return VIEWS.filter(
    ([name]) => name === view || (CENTRED_VIEWS.has(name) ? (person ?? centre) : name !== 'path' || (first && second)),
  );
}

/** Whom the drawing shows, and what its colours mean. */
export function ViewChoices({ controller, tree, view: state, className = '' }: ViewChoicesProps) {
  const of = state.person ?? state.centre;
  const name = of === undefined ? undefined : tree.summary(tree.numberOf(of)).given;
  return (
    <>
      <label className={`${styles.choice} ${className}`}>
        <span>Pogled</span>
        <select value={state.view} onChange={({ target }) => controller.setView(target.value as ViewName)}>
          {viewsFor(state).map(([view, label]) => (
            <option key={view} value={view}>
              {CENTRED_VIEWS.has(view) && name ? `${label} (${name})` : label}
            </option>
          ))}
        </select>
      </label>
      <label className={`${styles.choice} ${className}`}>
        <span>Boje</span>
        <select value={state.colours} onChange={({ target }) => controller.setColours(target.value as Colours)}>
          {COLOURS.map(([colours, label]) => (
            <option key={colours} value={colours}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
