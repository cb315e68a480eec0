import { mdiClose } from '@mdi/js';
import { lazy, type ReactNode, Suspense, useCallback } from 'react';
import { closestKin } from '../../../../genealogy/closest-kin.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { TreeModel } from '../tree-model.ts';
import { type ViewName, writeViewState } from '../view-state.ts';
import type { KinView, PersonView } from '../views.ts';
import { KinshipPanel } from './kinship-panel.tsx';
import styles from './side-panel.module.css';
import type { TreeController } from './tree-controller.ts';
import type { TreePaths } from './tree-ports.ts';
import type { TreeState } from './tree-state.ts';
import { ViewPanel } from './view-panel.tsx';

// Fetched when they are asked for. Where they do not come, the guard against lost chunks says so.
const notLoaded = () => ({ default: () => <></> });
const ExportPanel = lazy(() =>
  import('./export-panel.tsx').then(({ ExportPanel: loaded }) => ({ default: loaded }), notLoaded),
);
const EditingPanel = lazy(() =>
  import('../editing/editing-panel.tsx').then(({ EditingPanel: loaded }) => ({ default: loaded }), notLoaded),
);

/** Somebody's panel, with whatever can be done about them. */
export type RenderPerson = (
  person: PersonView,
  open: (id: string) => void,
  tools: ReactNode,
  edit: () => void,
) => ReactNode;

interface OpenPanelProps {
  readonly controller: TreeController;
  readonly state: TreeState;
  readonly tree: TreeModel;
  readonly paths: TreePaths;
  /** Who is shown when no tool is open. */
  readonly person: PersonView | undefined;
  readonly renderPerson: RenderPerson;
}

/** The tool that is in use, or the person who is open: beside the drawing, on a phone a sheet over its lower half. */
export function OpenPanel({ controller, state, tree, paths, person, renderPerson }: OpenPanelProps) {
  const { tool } = state.selection;
  const attach = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const detach = controller.canvas.attachPanel({
        size: () => element.getBoundingClientRect(),
        hasFocus: () => element.contains(document.activeElement),
      });
      const sizes = new ResizeObserver(() => controller.canvas.keepInSight());
      sizes.observe(element);
      return () => {
        sizes.disconnect();
        detach();
      };
    },
    [controller],
  );
  return (
    <aside
      ref={attach}
      className={styles.panel}
      aria-label={tool ? 'Alat' : 'Osoba'}
      data-tool={tool}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) controller.close();
      }}
    >
      <button type="button" className={styles.close} aria-label="Zatvorite" onClick={controller.close}>
        <Icon path={mdiClose} />
      </button>
      {tool === 'view' && <ViewPanel controller={controller} state={state} tree={tree} />}
      {tool === 'kinship' && <KinshipPanel controller={controller} state={state} tree={tree} />}
      <Suspense>
        {tool === 'export' && (
          <ExportPanel
            {...{ controller, state, tree }}
            gedcom={paths.gedcom && `${paths.gedcom}${writeViewState({ ...state.view, camera: undefined })}`}
          />
        )}
        {tool === 'edit' && <EditingPanel {...{ controller, state, tree }} {...paths.editing} />}
      </Suspense>
      {person &&
        renderPerson(
          person,
          (id) => controller.openPerson(tree.numberOf(id)),
          <BranchButtons controller={controller} state={state} tree={tree} id={person.id} />,
          () => controller.toggleTool('edit'),
        )}
    </aside>
  );
}

const BRANCHES: readonly (readonly [ViewName, string])[] = [
  ['ancestors', 'Preci'],
  ['descendants', 'Potomci'],
  ['close', 'Najbliži'],
];

interface BranchButtonsProps extends Pick<OpenPanelProps, 'controller' | 'state' | 'tree'> {
  readonly id: string;
}

/** Views of the tree from somebody. */
function BranchButtons({ controller, state: { view }, tree, id }: BranchButtonsProps) {
  const person = tree.numberOf(id);
  const canFold = view.view !== 'lives' && closestKin(tree.genealogy.graph, person).children.length > 0;
  const isFolded = view.folded.includes(id);
  return (
    <div className={styles.branch}>
      {BRANCHES.map(([name, label]) => (
        <button key={name} type="button" onClick={() => controller.setView(name)}>
          {label}
        </button>
      ))}
      {canFold && (
        <button type="button" aria-pressed={isFolded} onClick={() => controller.fold(person)}>
          {isFolded ? 'Rasklopite ogranak' : 'Sklopite ogranak'}
        </button>
      )}
    </div>
  );
}

/** Whose panel is open while no tool is: at once what the tree itself knows, then what the server has answered. */
export function shownPerson({ tree, open, selection, details }: TreeState, paths: TreePaths): PersonView | undefined {
  if (!tree || open < 0 || selection.tool) return undefined;
  return details ?? personPreview(tree, open, paths.personPage);
}

function personPreview(tree: TreeModel, person: number, pathOf: (id: string) => string): PersonView {
  const kin = (index: number): KinView => {
    const { full, years } = tree.summary(index);
    const id = tree.idOf(index);
    return { id, href: pathOf(id), name: full, years };
  };
  const { parents, siblings, partners, children } = closestKin(tree.genealogy.graph, person);
  return {
    ...kin(person),
    nickname: tree.packed.nickname[person] ?? '',
    otherNames: tree.packed.otherNames[person] ?? [],
    facts: [],
    notes: [],
    kin: [
      { label: 'Roditelji', people: parents.map(kin) },
      { label: 'Braća i sestre', people: siblings.map(kin) },
      { label: 'Supružnici', people: partners.map(kin) },
      { label: 'Djeca', people: children.map(kin) },
    ].filter(({ people }) => people.length > 0),
    links: [],
    sources: [],
    pictures: [],
    // Only the server knows who has died.
    mayBeOwn: false,
    crossings: [],
  };
}
