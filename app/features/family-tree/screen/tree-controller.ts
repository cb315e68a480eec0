import { NOBODY } from '../../../../genealogy/graph.ts';
import type { PackedGenealogy } from '../../../../genealogy/packed/packed.ts';
import { isInScene, nearestToMiddle, type RelativeCamera } from '../scene/camera-moves.ts';
import type { Colours } from '../scene/colouring.ts';
import type { Palette } from '../scene/palette.ts';
import { type Direction, type Hit, neighbourTowards, sceneOfDrawing } from '../scene/scene.ts';
import { TreeModel } from '../tree-model.ts';
import {
  CENTRED_VIEWS,
  layoutView,
  readViewState,
  type ViewName,
  type ViewState,
  writeViewState,
} from '../view-state.ts';
import type { KinshipView, PersonView } from '../views.ts';
import type { TreeRequest } from '../worker/tree-request.ts';
import { CachedAnswers } from './cached-answers.ts';
import { CanvasControl } from './canvas-control.ts';
import type { ControllerPorts } from './tree-ports.ts';
import {
  describePerson,
  indexIn,
  initialState,
  modelOf,
  pathsIn,
  renumbered,
  type Selection,
  sceneDeriver,
  type Tool,
  type TreeState,
} from './tree-state.ts';

/** The screen of a tree: one state, changed by its methods, rendered by React and painted on the canvas. */
export class TreeController {
  readonly #ports: ControllerPorts;
  /** The drawing and its camera. */
  readonly canvas = new CanvasControl(
    () => this.#state,
    (camera) => this.#saveCamera(camera),
  );
  readonly #derive = sceneDeriver();
  readonly #listeners = new Set<() => void>();
  readonly #details: CachedAnswers<PersonView>;
  readonly #kinships: CachedAnswers<readonly KinshipView[]>;
  readonly #everybody: CachedAnswers<PackedGenealogy>;
  readonly #initial: TreeState;
  #state: TreeState;
  #request: TreeRequest | undefined;
  /** What the worker is laying out: shown together with its drawing, whose people are numbered as it numbers them. */
  #coming: TreeModel | undefined;
  /** The same as it was sent. */
  #comingJson = '';
  /** Not before the page is hydrated: the router ignores whatever is asked of it earlier. */
  #isEverybodyWanted = false;
  #canNavigate = false;
  #isNavigating = false;
  #unsavedCamera: RelativeCamera | undefined;

  constructor(ports: ControllerPorts, { search, ownPerson }: { search: string; ownPerson: string | undefined }) {
    this.#ports = ports;
    const refresh = () => this.#update({});
    this.#details = new CachedAnswers(ports.fetchJson, refresh);
    this.#kinships = new CachedAnswers(ports.fetchJson, refresh);
    this.#everybody = new CachedAnswers(ports.fetchJson, refresh);
    this.#initial = initialState(readViewState(new URLSearchParams(search)), ownPerson);
    this.#state = this.#initial;
  }

  readonly getState = (): TreeState => this.#state;

  /** What the server has rendered: hydration starts from it even if the tree has arrived meanwhile. */
  readonly getInitialState = (): TreeState => this.#initial;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Fetches the tree and has it laid out, unless it is under way. */
  start(): void {
    if (this.#request) return;
    const request = this.#ports.requestTree(layoutView(this.#state.view));
    this.#request = request;
    const fail = () => request === this.#request && this.#update({ hasFailed: true });
    request.json.then((text) => {
      if (request !== this.#request) return;
      const tree = new TreeModel(JSON.parse(text), this.#ports.paths.portrait);
      this.#coming = tree;
      this.#comingJson = text;
      this.#update({ tree });
      request.layout.subscribe(({ drawing, indexes }, view) => {
        const laidOut = this.#coming ?? tree;
        const layout = { scene: sceneOfDrawing(drawing, indexes, laidOut.size), view };
        this.#update({ tree: laidOut, layout, selection: renumbered(this.#state, laidOut) });
      }, fail);
    }, fail);
  }

  /** The tree as it is by now. Whoever stays keeps their place, and the camera stays with whoever is open. */
  showTree(packed: PackedGenealogy): void {
    this.#details.forget();
    const json = JSON.stringify(packed);
    if (!this.#request || !this.#coming || json === this.#comingJson) return;
    this.#coming = new TreeModel(packed, this.#ports.paths.portrait);
    this.#comingJson = json;
    const { tree } = this.#state;
    // The worker lays it out while the page renders.
    this.#request.layout.setTree(json);
    // What is written on a box is there at once; where people are numbered otherwise, together with their drawing.
    if (tree?.packed.ids.every((id, person) => packed.ids[person] === id)) this.#update({ tree: this.#coming });
  }

  stop(): void {
    this.#request?.layout.close();
    this.#request = undefined;
    this.#coming = undefined;
    this.#details.close();
    this.#kinships.close();
    this.#everybody.close();
    this.#update({ tree: undefined, layout: undefined });
  }

  /** After every commit: only then do panels have their size, and whoever is asked for is drawn. */
  rendered(): void {
    this.canvas.rendered();
    // An address that names somebody whom this tree does not know, or no longer.
    const { tree, view } = this.#state;
    const asked = view.view === 'path' ? [view.first, view.second] : [view.centre];
    const isLost = tree !== undefined && asked.some((id) => id !== undefined && indexIn(tree, id) < 0);
    if (isLost) this.#navigate({ view: 'everyone', centre: undefined });
  }

  /** The address is another; the first call says that it can be changed from here. */
  addressChanged(search: string): void {
    if (!this.#canNavigate) {
      this.#canNavigate = true;
      // An answer was quicker than the page: what it asked for is shown already.
      if (this.#isNavigating) {
        this.#ports.address.push(writeViewState(this.#state.view));
        return;
      }
    }
    const hasArrived = this.#isNavigating;
    this.#isNavigating = false;
    const view = readViewState(new URLSearchParams(search));
    if (writeViewState(view) !== writeViewState(this.#state.view)) this.#update({ view });
    if (hasArrived && this.#unsavedCamera) this.#saveCamera(this.#unsavedCamera);
  }

  setPalette(palette: Palette): void {
    this.#update({ palette });
  }

  setOwnPerson(ownPerson: string | undefined): void {
    if (ownPerson !== this.#state.ownPerson) this.#update({ ownPerson });
  }

  openPerson(person: number): void {
    const { tree, sceneState } = this.#state;
    if (!tree || person < 0) return;
    this.#select({ cursor: person, tool: undefined, kinship: undefined, announcement: describePerson(tree, person) });
    const isHere = sceneState !== undefined && isInScene(sceneState.scene, person);
    const elsewhere = { view: 'everyone', centre: undefined, folded: [] } as const;
    this.#navigate({ person: tree.idOf(person), first: undefined, second: undefined, ...(isHere ? {} : elsewhere) });
  }

  openAtCursor(): void {
    this.openPerson(this.#state.selection.cursor);
  }

  /** Opens somebody and flies there, once they are drawn. */
  readonly find = (person: number): void => {
    this.canvas.flyToOnceDrawn(person);
    this.openPerson(person);
  };

  /** Names of the whole hill are fetched when somebody is looked for. */
  readonly wantEverybody = (): void => {
    this.#isEverybodyWanted = true;
    this.#update({});
  };

  /** Opens somebody by their id; who is not in this tree is shown where everybody is. */
  findAnywhere(id: string): void {
    const person = this.#state.tree?.numberOf(id) ?? NOBODY;
    if (person >= 0) this.find(person);
    else window.location.assign(this.#ports.paths.personOnHill(id));
  }

  /** Closes whatever panel is open. */
  readonly close = (): void => {
    this.canvas.takeFocusFromPanel();
    this.#select({ tool: undefined, kinship: undefined });
    const isPath = this.#state.view.view === 'path';
    this.#navigate({ person: undefined, first: undefined, second: undefined, ...(isPath ? { view: 'everyone' } : {}) });
  };

  fold(person: number): void {
    const { tree, view } = this.#state;
    if (!tree || person < 0 || view.view === 'lives') return;
    const id = tree.idOf(person);
    const isFolded = view.folded.includes(id);
    this.#navigate({ folded: isFolded ? view.folded.filter((one) => one !== id) : [...view.folded, id] });
    this.#select({ announcement: isFolded ? 'Ogranak je rasklopljen.' : 'Ogranak je sklopljen.' });
  }

  foldAtCursor(): void {
    const { selection, open } = this.#state;
    this.fold(selection.cursor >= 0 ? selection.cursor : open);
  }

  pick(hit: Hit | undefined): void {
    if (hit?.part === 'folded') this.fold(hit.person);
    else if (hit) this.openPerson(hit.person);
    else if (this.#state.open >= 0 && !this.#state.selection.tool) this.close();
  }

  /** The keyboard goes to the next of kin. */
  step(direction: Direction): void {
    const { sceneState, tree, open, selection } = this.#state;
    const viewport = this.canvas.viewport();
    if (!sceneState || !tree || !viewport) return;
    const { scene } = sceneState;
    const from = [selection.cursor, open].find((person) => person >= 0 && isInScene(scene, person));
    const next =
      from === undefined
        ? nearestToMiddle(scene, viewport)
        : neighbourTowards(scene, tree.genealogy.graph, from, direction);
    if (next === undefined) {
      this.#select({ announcement: 'U tom smjeru nema nikoga.' });
      return;
    }
    this.#select({ cursor: next, announcement: describePerson(tree, next) });
    this.canvas.flyTo(next);
  }

  setView(name: ViewName): void {
    const { person, centre } = this.#state.view;
    this.#navigate({ view: name, folded: [], centre: CENTRED_VIEWS.has(name) ? (person ?? centre) : undefined });
  }

  setColours(colours: Colours): void {
    this.#navigate({ colours });
  }

  /** Opens a tool, or closes it where it is open. */
  toggleTool(tool: Tool): void {
    const { selection, view } = this.#state;
    this.#select({ tool: selection.tool === tool ? undefined : tool });
    if (tool === 'kinship' && !view.first && view.person) this.#navigate({ first: view.person });
  }

  askKinship(part: { readonly first?: string; readonly second?: string }): void {
    this.#navigate(part);
  }

  /** Highlights the paths of one of the kinships. */
  chooseKinship(index: number): void {
    const { tree, sceneState, view, kinships } = this.#state;
    if (!tree) return;
    const paths = pathsIn(tree, kinships?.[index]?.paths ?? []);
    this.#select({ kinship: { index, paths: paths.length > 0 ? paths : undefined } });
    if (paths.length === 0) return;
    const people = paths.flat().map(({ person }) => person);
    const isHere = sceneState && people.every((person) => isInScene(sceneState.scene, person));
    // The nearest has a view of its own: on a phone only that shows the whole path with names.
    const isAlone = index === 0 && (view.view === 'path' || this.canvas.isTooSmallFor(people));
    if (isAlone ? view.view !== 'path' : !isHere)
      this.#navigate({ view: isAlone ? 'path' : 'everyone', centre: undefined, folded: [] });
  }

  /** What is shown, for a file or for paper. */
  readonly exportSource = () => this.canvas.exportSource(this.#ports);

  #select(part: Partial<Selection>): void {
    this.#update({ selection: { ...this.#state.selection, ...part } });
  }

  /** What is asked for is shown at once; the address follows as a step to go back from, and then says the same. */
  #navigate(part: Partial<ViewState>): void {
    const view = { ...this.#state.view, camera: undefined, ...part };
    this.#unsavedCamera = undefined;
    this.#isNavigating = true;
    this.#update({ view });
    if (this.#canNavigate) this.#ports.address.push(writeViewState(view));
  }

  #saveCamera(camera: RelativeCamera): void {
    this.#unsavedCamera = camera;
    // Until the navigation is done the address is that of the step before.
    if (!this.#isNavigating) this.#ports.address.replace(writeViewState({ ...this.#state.view, camera }));
  }

  #update(part: Partial<TreeState>): void {
    const before = this.#state;
    const next = { ...before, ...part };
    const { tree, view, selection } = next;
    const { paths, periods } = this.#ports;
    const derived = this.#derive({ ...next, periods, cursor: selection.cursor, paths: selection.kinship?.paths });
    const isPersonKnown = derived.open >= 0 && view.person !== undefined;
    const areTwoAsked = tree && selection.tool === 'kinship' && view.first && view.second;
    this.#state = {
      ...next,
      ...derived,
      details: this.#details.get(isPersonKnown ? paths.person(view.person) : undefined),
      kinships: this.#kinships.get(areTwoAsked ? paths.kinship(view.first, view.second) : undefined),
      everybody: modelOf(
        this.#everybody.get(this.#isEverybodyWanted || areTwoAsked ? paths.everybody : undefined),
        before.everybody,
        paths,
      ),
    };
    const layout = layoutView(view);
    if (JSON.stringify(layout) !== JSON.stringify(layoutView(before.view))) this.#request?.layout.layOut(layout);
    for (const listener of this.#listeners) listener();
    // The nearest kinship is highlighted as soon as it is known.
    const { kinships } = this.#state;
    if (kinships && kinships !== before.kinships) this.chooseKinship(0);
  }
}
