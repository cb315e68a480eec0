import { NOBODY } from '../../../../genealogy/graph.ts';
import type { PackedGenealogy } from '../../../../genealogy/packed/packed.ts';
import type { SceneState } from '../scene/camera-moves.ts';
import { colouringOf } from '../scene/colouring.ts';
import { highlightPaths, type KinshipPath } from '../scene/kinship-path.ts';
import { livesScene, type Period } from '../scene/lives.ts';
import type { RenderStyle } from '../scene/paint.ts';
import { rowsOf } from '../scene/paint-list.ts';
import type { Palette } from '../scene/palette.ts';
import type { Scene } from '../scene/scene.ts';
import { type PortraitPath, TreeModel } from '../tree-model.ts';
import type { LayoutView, ViewState } from '../view-state.ts';
import type { KinshipView, PersonView } from '../views.ts';

/** What a scene is made of. */
export interface SceneInputs {
  readonly tree: TreeModel | undefined;
  /** The last layout that came; the one before is shown until it is there. */
  readonly layout: { readonly scene: Scene; readonly view: LayoutView } | undefined;
  readonly view: ViewState;
  readonly palette: Palette | undefined;
  readonly periods: readonly Period[];
  /** Who the member is in this tree. */
  readonly ownPerson: string | undefined;
  /** On whom the keyboard stands. */
  readonly cursor: number;
  /** The paths of the kinship that is chosen. */
  readonly paths: readonly KinshipPath[] | undefined;
}

/** What is shown and how it is painted. Every part keeps its identity while its inputs do: that is what is compared. */
export interface DerivedScene {
  readonly sceneState: SceneState | undefined;
  /** Without `hovered`, which changes with every move of the pointer. */
  readonly style: RenderStyle | undefined;
  /** Whose panel is open. */
  readonly open: number;
}

export type Tool = 'kinship' | 'export' | 'view' | 'edit';

/** What a member is busy with and no address holds. */
export interface Selection {
  readonly tool: Tool | undefined;
  /** The kinship whose paths are highlighted, where this tree can show them, and which of several it is. */
  readonly kinship: { readonly index: number; readonly paths: readonly KinshipPath[] | undefined } | undefined;
  /** On whom the keyboard stands; NOBODY at first. */
  readonly cursor: number;
  /** What a screen reader announces. */
  readonly announcement: string;
}

/** All that the screen renders. A new object after every change, its parts the same while they have not changed. */
export interface TreeState
  extends DerivedScene,
    Pick<SceneInputs, 'tree' | 'layout' | 'view' | 'palette' | 'ownPerson'> {
  readonly hasFailed: boolean;
  readonly selection: Selection;
  /** What the server knows of whoever is open; undefined until it has answered. */
  readonly details: PersonView | undefined;
  /** Whom one can ask about: everybody on the hill, once known. */
  readonly everybody: TreeModel | undefined;
  /** Every kinship of the two who are asked about; undefined until the server has answered. */
  readonly kinships: readonly KinshipView[] | undefined;
}

/** Derives scenes, and each part again only when its own inputs have changed. */
export function sceneDeriver(): (inputs: SceneInputs) => DerivedScene {
  const lives = memoized((tree: TreeModel, periods: readonly Period[]) => livesScene(tree, periods));
  const colouring = memoized(colouringOf);
  const rows = memoized((scene: Scene, tree: TreeModel) => (scene.lines ? rowsOf(scene, tree) : []));
  const highlight = memoized((scene: Scene, tree: TreeModel, paths: readonly KinshipPath[] | undefined) =>
    paths ? highlightPaths(scene.lines, tree.genealogy.graph, paths) : undefined,
  );
  const shown = memoized(
    (scene: Scene, tree: TreeModel, view: string, isEveryone: boolean, open: number, centre: number): SceneState => ({
      scene,
      ids: tree.packed.ids,
      view,
      isEveryone,
      open,
      centre,
    }),
  );
  const styled = memoized(
    (
      palette: RenderStyle['palette'],
      colours: RenderStyle['colouring'],
      cursor: number,
      open: number,
      path: RenderStyle['highlight'],
      labels: RenderStyle['rows'],
    ): RenderStyle => ({
      palette,
      colouring: colours,
      cursor,
      open,
      hovered: NOBODY,
      highlight: path,
      rows: labels,
    }),
  );
  return ({ tree, layout, view, palette, periods, ownPerson, cursor, paths }) => {
    const open = indexIn(tree, view.person);
    const isLives = view.view === 'lives';
    const scene = tree && isLives ? lives(tree, periods) : layout?.scene;
    if (!tree || !scene) return { sceneState: undefined, style: undefined, open };
    const key = isLives ? 'lives' : `${layout?.view.kind} ${layout?.view.of} ${layout?.view.to}`;
    const isEveryone = !isLives && layout?.view.kind === 'everyone';
    const centre = indexIn(tree, view.centre ?? view.person ?? ownPerson);
    return {
      sceneState: shown(scene, tree, key, isEveryone, open, centre),
      style:
        palette &&
        styled(palette, colouring(tree, view.colours), cursor, open, highlight(scene, tree, paths), rows(scene, tree)),
      open,
    };
  };
}

/** What is selected, where people are numbered otherwise: the paths of a kinship are no longer sure. */
export function renumbered({ selection, tree }: Pick<TreeState, 'selection' | 'tree'>, now: TreeModel): Selection {
  if (!tree || tree === now) return selection;
  const cursor = selection.cursor < 0 ? NOBODY : now.numberOf(tree.idOf(selection.cursor));
  return { ...selection, cursor, kinship: undefined };
}

/** People are numbers in a tree, NOBODY for an id that it does not know. */
export function indexIn(tree: TreeModel | undefined, id: string | undefined): number {
  return id === undefined ? NOBODY : (tree?.numberOf(id) ?? NOBODY);
}

function memoized<Inputs extends unknown[], Output>(
  make: (...inputs: Inputs) => Output,
): (...inputs: Inputs) => Output {
  let last: { readonly inputs: Inputs; readonly output: Output } | undefined;
  return (...inputs) => {
    if (!last || inputs.some((input, at) => !Object.is(input, last?.inputs[at])))
      last = { inputs, output: make(...inputs) };
    return last.output;
  };
}

/** Those of a kinship's paths that a tree can show: not through people whom it does not have. */
export function pathsIn(tree: TreeModel, paths: KinshipView['paths']): KinshipPath[] {
  return paths
    .map((path) =>
      path.map((one) => ({
        person: tree.numberOf(one.id),
        beside: one.with === undefined ? undefined : tree.numberOf(one.with),
      })),
    )
    .filter((path) => path.every(({ person }) => person >= 0));
}

export function describePerson(tree: TreeModel, person: number): string {
  const { full, years, place } = tree.summary(person);
  return [full, years, place].filter(Boolean).join(', ');
}

export function initialState(view: ViewState, ownPerson: string | undefined): TreeState {
  return {
    tree: undefined,
    layout: undefined,
    hasFailed: false,
    view,
    palette: undefined,
    ownPerson,
    selection: {
      tool: view.first || view.second ? 'kinship' : undefined,
      kinship: undefined,
      cursor: NOBODY,
      announcement: '',
    },
    sceneState: undefined,
    style: undefined,
    open: NOBODY,
    details: undefined,
    kinships: undefined,
    everybody: undefined,
  };
}

/** The same while what it was made of is. */
export function modelOf(
  packed: PackedGenealogy | undefined,
  known: TreeModel | undefined,
  { portrait }: { readonly portrait: PortraitPath },
): TreeModel | undefined {
  return packed === undefined || packed === known?.packed ? packed && known : new TreeModel(packed, portrait);
}
