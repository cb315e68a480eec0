import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { preload } from 'react-dom';
import { closestKin } from '../../../../genealogy/closest-kin.ts';
import { colouringOf } from '../scene/colouring.ts';
import { livesScene, type Period } from '../scene/lives.ts';
import type { Look } from '../scene/look.ts';
import { isIn, nearestToMiddle, type Sight } from '../scene/moves.ts';
import { rowsOf } from '../scene/rows.ts';
import type { Hit } from '../scene/scene.ts';
import { type Direction, walk } from '../scene/walk.ts';
import { type WaySteps, wayIn } from '../scene/way.ts';
import type { PortraitPath } from '../tree-model.ts';
import { CENTRED_VIEWS, type ViewName, writeViewState } from '../view-state.ts';
import type { KinshipView, PersonView } from '../views.ts';
import { wantedView } from '../wanted-view.ts';
import { Board } from './board.tsx';
import { BranchButtons } from './branch-buttons.tsx';
import { ExportPanel } from './export-panel.tsx';
import { KinshipPanel } from './kinship-panel.tsx';
import { Legend } from './legend.tsx';
import { Minimap } from './minimap.tsx';
import { OutlineTree } from './outline-tree.tsx';
import { personPreview } from './person-preview.ts';
import { SidePanel } from './side-panel.tsx';
import { type Tool, Tools } from './tools.tsx';
import styles from './tree-screen.module.css';
import { useFetched } from './use-fetched.ts';
import { useKeep } from './use-keep.ts';
import { usePalette } from './use-palette.ts';
import { useReducedMotion } from './use-reduced-motion.ts';
import { useSlash } from './use-slash.ts';
import { useStage } from './use-stage.ts';
import { useTreeData } from './use-tree-data.ts';
import { useViewState } from './use-view-state.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

interface TreePaths {
  readonly data: string;
  readonly person: (id: string) => string;
  readonly portrait: PortraitPath;
  readonly personPage: (id: string) => string;
  readonly kinship: (first: string, second: string) => string;
  /** For those who may have the file of a branch. */
  readonly gedcom: string | undefined;
}

interface TreeScreenProps {
  readonly title: string;
  readonly paths: TreePaths;
  readonly periods: readonly Period[];
  /** Who the member is in this tree. */
  readonly self: string | undefined;
  /** Somebody's panel, with whatever can be done about them. */
  readonly renderPerson: (person: PersonView, open: (id: string) => void, tools: ReactNode) => ReactNode;
  /** What stands in for the drawing until it is there, and where it cannot be. */
  readonly children: ReactNode;
}

const NOBODY = -1;

/** The tree to look at and to get lost in. */
export function TreeScreen({ title, paths, periods, self, renderPerson, children }: TreeScreenProps) {
  preload(paths.data, { as: 'fetch', crossOrigin: 'anonymous' });
  const { state, change, rest } = useViewState();
  const { tree, drawn, hasFailed } = useTreeData(paths.data, paths.portrait, wantedView(state));
  const section = useRef<HTMLElement>(null);
  const panel = useRef<HTMLElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const hovered = useRef(NOBODY);
  const palette = usePalette(section);
  const isStill = useReducedMotion();
  const [tool, setTool] = useState<Tool | undefined>(state.first || state.second ? 'kinship' : undefined);
  const [way, setWay] = useState<{ readonly index: number; readonly steps: WaySteps }>();
  const [cursor, setCursor] = useState(NOBODY);
  const [said, setSaid] = useState('');
  const [sought, setSought] = useState(NOBODY);
  useSlash(searchField);

  // The drawing first: the list of thousands may come a moment later.
  const listed = useDeferredValue(tree, undefined);
  const isLives = state.view === 'lives';
  const lives = useMemo(() => (tree && isLives ? livesScene(tree, periods) : undefined), [tree, isLives, periods]);
  const scene = lives ?? drawn?.scene;
  const numberOf = (id: string | undefined) => (id === undefined ? NOBODY : (tree?.numberOf(id) ?? NOBODY));
  const open = numberOf(state.person);
  const listedOpen = useDeferredValue(open);
  const centre = numberOf(state.centre ?? state.person ?? self);
  const drawnView = lives ? 'lives' : drawn && `${drawn.view.kind} ${drawn.view.of} ${drawn.view.to}`;
  const isEveryone = !lives && drawn?.view.kind === 'everyone';
  const sight = useMemo(
    (): Sight | undefined =>
      scene && drawnView !== undefined ? { scene, view: drawnView, isEveryone, open, centre } : undefined,
    [scene, drawnView, isEveryone, open, centre],
  );
  const colouring = useMemo(() => tree && colouringOf(tree, state.colours), [tree, state.colours]);
  const rows = useMemo(() => (scene?.lines && tree ? rowsOf(scene, tree) : []), [scene, tree]);
  const shownWay = useMemo(
    () => (way && tree && scene ? wayIn(scene.lines, tree.genealogy.graph, way.steps) : undefined),
    [way, tree, scene],
  );
  const look = useMemo(
    (): Look | undefined =>
      palette && colouring && { palette, colouring, cursor, open, hovered: hovered.current, way: shownWay, rows },
    [palette, colouring, cursor, open, shownWay, rows],
  );
  const {
    stage,
    minimap,
    screen,
    settle,
    flyTo,
    showWhole,
    showPeople,
    lookAt,
    rest: restAddress,
  } = useStage({
    tree,
    sight,
    look,
    place: state.camera,
    isStill,
    panel,
    onRest: rest,
  });
  const keep = useKeep({ stage, tree, scene, look, title });
  const details = useFetched<PersonView>(open >= 0 && state.person ? paths.person(state.person) : undefined);

  useEffect(() => {
    if (shownWay) showPeople(shownWay.people);
  }, [shownWay, showPeople]);
  // After the panel has opened and, where need be, another view is drawn: before, it is not known where the middle is.
  useEffect(() => {
    if (sought < 0 || sought !== open || !sight || !isIn(sight.scene, sought)) return;
    flyTo(sought);
    setSought(NOBODY);
  }, [sought, open, sight, flyTo]);
  // Somebody whom this tree does not know, or no longer: the view of everyone, without a word.
  const asked = state.view === 'path' ? [state.first, state.second] : [state.centre];
  const isLost = tree !== undefined && asked.some((id) => id !== undefined && numberOf(id) < 0);
  useEffect(() => {
    if (isLost) change({ view: 'everyone', centre: undefined });
  }, [isLost, change]);

  const say = useCallback(
    (person: number) => {
      if (!tree) return;
      const { full, years, place } = tree.glance(person);
      setSaid([full, years, place].filter(Boolean).join(', '));
    },
    [tree],
  );
  const openPerson = (person: number) => {
    if (!tree || person < 0) return;
    setCursor(person);
    setTool(undefined);
    setWay(undefined);
    const isHere = scene !== undefined && isIn(scene, person);
    const elsewhere = { view: 'everyone', centre: undefined, folded: [] } as const;
    change({ person: tree.idOf(person), first: undefined, second: undefined, ...(isHere ? {} : elsewhere) });
    say(person);
  };
  const find = (person: number) => {
    openPerson(person);
    setSought(person);
  };
  const latestFind = useRef(find);
  latestFind.current = find;
  const findListed = useCallback((person: number) => latestFind.current(person), []);
  const close = () => {
    // What had the focus goes away with the panel.
    if (panel.current?.contains(document.activeElement)) stage.current?.canvas.parentElement?.focus();
    setTool(undefined);
    setWay(undefined);
    const isPath = state.view === 'path';
    change({ person: undefined, first: undefined, second: undefined, ...(isPath ? { view: 'everyone' } : {}) });
  };
  const fold = (person: number) => {
    if (!tree || person < 0 || isLives) return;
    const id = tree.idOf(person);
    const isFolded = state.folded.includes(id);
    change({ folded: isFolded ? state.folded.filter((one) => one !== id) : [...state.folded, id] });
    setSaid(isFolded ? 'Ogranak je rasklopljen.' : 'Ogranak je sklopljen.');
  };
  const pick = (hit: Hit | undefined) => {
    if (hit?.part === 'folded') fold(hit.person);
    else if (hit) openPerson(hit.person);
    else if (open >= 0 && !tool) close();
  };
  const hover = (hit: Hit | undefined) => {
    const person = hit?.person ?? NOBODY;
    if (person === hovered.current || !scene || !tree || !look) return;
    hovered.current = person;
    section.current?.toggleAttribute('data-pointing', person >= 0);
    stage.current?.show(scene, tree, { ...look, hovered: person });
  };
  const step = (direction: Direction) => {
    const seen = screen();
    if (!scene || !tree || !seen) return;
    const from = cursor >= 0 && isIn(scene, cursor) ? cursor : open;
    const next =
      from >= 0 && isIn(scene, from)
        ? walk(scene, tree.genealogy.graph, from, direction)
        : nearestToMiddle(scene, seen);
    if (next === undefined) {
      setSaid('U tom smjeru nema nikoga.');
      return;
    }
    setCursor(next);
    flyTo(next);
    say(next);
  };
  const showView = (view: ViewName) =>
    change({ view, folded: [], centre: CENTRED_VIEWS.has(view) ? (state.person ?? state.centre) : undefined });
  const chooseKinship = (index: number, kinship: readonly KinshipView[]) => {
    if (!tree) return;
    const steps = (kinship[index]?.path ?? []).map((one) => ({
      person: tree.numberOf(one.id),
      beside: one.with === undefined ? undefined : tree.numberOf(one.with),
    }));
    setWay({ index, steps });
    const isHere = scene !== undefined && steps.every(({ person }) => isIn(scene, person));
    if (!isHere && state.view !== 'path') change({ view: 'everyone', centre: undefined, folded: [] });
  };

  const shown = tree && open >= 0 && !tool ? (details ?? personPreview(tree, open, paths.personPage)) : undefined;
  const isAlive = tree !== undefined && scene !== undefined;
  return (
    <>
      <section
        ref={section}
        className={styles.screen}
        aria-label={title}
        data-drawn={isAlive || undefined}
        data-failed={hasFailed || undefined}
      >
        <Board
          label={`${title}, nacrtano`}
          stage={stage}
          onSized={settle}
          events={{
            onPick: pick,
            onHover: hover,
            onCamera: (camera) => stage.current && minimap.current?.follow(camera, stage.current.size),
            onRest: restAddress,
          }}
          onWalk={step}
          onOpen={() => openPerson(cursor)}
          onClose={close}
          onWhole={showWhole}
          onFold={() => fold(cursor >= 0 ? cursor : open)}
        />
        {!isAlive && (
          <p className={styles.waiting} role="status">
            {hasFailed ? 'Stablo se nije uspjelo nacrtati. Popis obitelji stoji ispod.' : 'Stablo se crta …'}
          </p>
        )}
        {isAlive && (
          <div className={styles.top}>
            <Tools
              tree={tree}
              state={state}
              tool={tool}
              searchField={searchField}
              onFind={find}
              onView={showView}
              onColours={(colours) => change({ colours })}
              onTool={(wanted) => {
                setTool(tool === wanted ? undefined : wanted);
                if (wanted === 'kinship' && !state.first && state.person) change({ first: state.person });
              }}
            />
          </div>
        )}
        {isAlive && colouring && palette && look && (
          <>
            <div className={styles.bottomLeft}>
              <Legend colouring={colouring} palette={palette} />
            </div>
            <div className={styles.bottomRight} data-beside={shown || tool ? true : undefined}>
              <ZoomButtons onZoom={(factor) => stage.current?.zoomBy(factor)} onWhole={showWhole} />
              <Minimap scene={scene} look={look} view={minimap} onGo={lookAt} onRest={restAddress} />
            </div>
          </>
        )}
        {isAlive && (shown || tool) && (
          <SidePanel label={tool ? 'Alat' : 'Osoba'} place={panel} onClose={close}>
            {tool === 'kinship' && (
              <KinshipPanel
                tree={tree}
                first={state.first}
                second={state.second}
                self={self}
                addressOf={paths.kinship}
                chosen={way?.index ?? 0}
                onChange={change}
                onChoose={chooseKinship}
              />
            )}
            {tool === 'export' && (
              <ExportPanel
                onKeep={keep}
                gedcom={paths.gedcom && `${paths.gedcom}${writeViewState({ ...state, camera: undefined })}`}
              />
            )}
            {shown &&
              renderPerson(
                shown,
                (id) => openPerson(tree.numberOf(id)),
                <BranchButtons
                  isFolded={state.folded.includes(shown.id)}
                  onFold={
                    isLives || closestKin(tree.genealogy.graph, open).children.length === 0
                      ? undefined
                      : () => fold(open)
                  }
                  onView={showView}
                />,
              )}
          </SidePanel>
        )}
        <p className={styles.said} role="status" aria-live="polite">
          {said}
        </p>
        <p id="tipke" className={styles.said}>
          Strelice vode po srodstvu, tipka za unos otvara osobu, plus i minus približavaju i udaljavaju, nula pokazuje
          sve, slovo s sklapa ogranak, kosa crta traži.
        </p>
      </section>
      {isAlive ? (
        <section className={styles.list} aria-labelledby="popis">
          <h2 id="popis">Popis obitelji</h2>
          {listed && <OutlineTree tree={listed} current={listedOpen} onOpen={findListed} />}
        </section>
      ) : (
        children
      )}
    </>
  );
}
