import { mdiClose } from '@mdi/js';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { type Camera, centredOn, centreOf, firstLook, fitting, type Insets, type Point } from '../scene/camera.ts';
import { colouringOf } from '../scene/colouring.ts';
import { livesScene, type Period } from '../scene/lives.ts';
import type { Look } from '../scene/paint-list.ts';
import { rowsOf } from '../scene/rows.ts';
import { boxRect, type Hit, type Scene } from '../scene/scene.ts';
import { type Direction, walk } from '../scene/walk.ts';
import { type WaySteps, wayBounds, wayIn } from '../scene/way.ts';
import type { TreeModel } from '../tree-model.ts';
import { CENTRED_VIEWS, type Place, type ViewName, type ViewState } from '../view-state.ts';
import type { KinshipView, PersonView } from '../views.ts';
import type { WantedView } from '../worker/layout-messages.ts';
import { Board } from './board.tsx';
import { KinshipPanel } from './kinship-panel.tsx';
import { Legend } from './legend.tsx';
import { Minimap, type MinimapView } from './minimap.tsx';
import { OutlineTree } from './outline-tree.tsx';
import { personPreview } from './person-preview.ts';
import type { Stage } from './stage.ts';
import { type Tool, Tools } from './tools.tsx';
import styles from './tree-screen.module.css';
import { useFetched } from './use-fetched.ts';
import { usePalette } from './use-palette.ts';
import { useReducedMotion } from './use-reduced-motion.ts';
import { useTreeData } from './use-tree-data.ts';
import { useViewState } from './use-view-state.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

interface TreePaths {
  readonly data: string;
  readonly person: (id: string) => string;
  readonly personPage: (id: string) => string;
  readonly kinship: (first: string, second: string) => string;
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
  const { state, change, rest } = useViewState();
  const { tree, drawn, hasFailed } = useTreeData(paths.data, wantedView(state));
  const section = useRef<HTMLElement>(null);
  const panel = useRef<HTMLElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const stage = useRef<Stage>(undefined);
  const minimap = useRef<MinimapView>(null);
  const palette = usePalette(section);
  const isStill = useReducedMotion();
  const [tool, setTool] = useState<Tool | undefined>(state.first || state.second ? 'kinship' : undefined);
  const [way, setWay] = useState<{ readonly index: number; readonly steps: WaySteps }>();
  const [cursor, setCursor] = useState(NOBODY);
  const [said, setSaid] = useState('');
  const hovered = useRef(NOBODY);
  const settled = useRef<{ readonly scene: Scene; readonly person: string | undefined }>(undefined);

  const lives = useMemo(
    () => (tree && state.view === 'lives' ? livesScene(tree, periods) : undefined),
    [tree, state.view, periods],
  );
  const scene = lives ?? (drawn && drawn.view.kind === wantedView(state).kind ? drawn.scene : drawn?.scene);
  const colouring = useMemo(() => tree && colouringOf(tree, state.colours), [tree, state.colours]);
  const rows = useMemo(() => (scene && tree ? rowsOf(scene, tree) : []), [scene, tree]);
  const open = tree && state.person !== undefined ? tree.numberOf(state.person) : NOBODY;
  const shownWay = useMemo(
    () => (way && tree && scene ? wayIn(scene.lines, tree.genealogy.graph, way.steps) : undefined),
    [way, tree, scene],
  );
  const details = useFetched<PersonView>(open >= 0 && state.person ? paths.person(state.person) : undefined);
  const look = useMemo(
    (): Look | undefined =>
      palette && colouring && { palette, colouring, cursor, open, hovered: hovered.current, way: shownWay, rows },
    [palette, colouring, cursor, open, shownWay, rows],
  );

  const insets = useCallback((): Insets => {
    const wide = stage.current ? stage.current.size.width >= 960 : true;
    const rect = panel.current?.getBoundingClientRect();
    return {
      top: 76,
      left: 0,
      right: wide && rect ? rect.width + 24 : 0,
      bottom: !wide && rect ? rect.height : 0,
    };
  }, []);
  const withStage = useCallback(
    (act: (stage: Stage) => void) => {
      const current = stage.current;
      if (!current || current.size.width < 2) return;
      current.insets = insets();
      act(current);
    },
    [insets],
  );

  /** Whom the camera in an address is measured from. */
  const anchor = useCallback((shown: Scene, person: number): Point => {
    const box = shown.boxOf[person] ?? NOBODY;
    return centreOf(box < 0 ? shown.bounds : boxRect(shown, box));
  }, []);
  const flyTo = useCallback(
    (person: number, isFirst = false) => {
      withStage((current) => {
        const box = scene?.boxOf[person] ?? NOBODY;
        if (!scene || box < 0) return;
        const k = Math.max(current.camera.k, lives ? 1 : 0.8);
        const camera = centredOn(centreOf(boxRect(scene, box)), k, current.size, current.insets);
        if (isFirst) current.jump(camera);
        else current.fly(camera);
      });
    },
    [withStage, scene, lives],
  );

  // The stage is told what to show; React draws nothing of it.
  useEffect(() => {
    if (!scene || !tree || !look) return;
    withStage((current) => {
      current.isStill = isStill;
      current.show(scene, tree, look);
      minimap.current?.follow(current.camera, current.size);
    });
  });

  /** Where the camera goes when another drawing is there, or somebody is opened. */
  const settle = useCallback(() => {
    if (!scene || !tree) return;
    withStage((current) => {
      const before = settled.current;
      if (before?.scene === scene && before.person === state.person) return;
      settled.current = { scene, person: state.person };
      const centre = tree.numberOf(state.centre ?? state.person ?? self ?? '');
      if (!before || (before.scene.lines === undefined) !== (scene.lines === undefined)) {
        const camera = state.camera
          ? placed(state.camera, anchor(scene, open), current, current.insets)
          : open >= 0 && (scene.boxOf[open] ?? NOBODY) >= 0
            ? centredOn(anchor(scene, open), 0.9, current.size, current.insets)
            : firstLook(scene.bounds, founder(scene, centre), current.size, current.insets);
        current.jump(camera);
      } else if (before.scene !== scene) {
        const stayed = open >= 0 ? open : centre;
        const [was, is] = [before.scene.boxOf[stayed] ?? NOBODY, scene.boxOf[stayed] ?? NOBODY];
        const isSameView =
          Math.abs(before.scene.person.length - scene.person.length) < scene.person.length && was >= 0 && is >= 0;
        const from = current.camera;
        if (isSameView) {
          // Whoever one looks at stays where they are on the screen; the rest may move.
          const [old, now] = [centreOf(boxRect(before.scene, was)), centreOf(boxRect(scene, is))];
          current.jump({ ...from, x: from.x + (old.x - now.x) * from.k, y: from.y + (old.y - now.y) * from.k });
        }
        const whole = fitting(scene.bounds, current.size, current.insets);
        if (state.view !== 'everyone')
          current.fly(
            whole.k >= 0.3 || is < 0 ? whole : centredOn(anchor(scene, stayed), 0.8, current.size, current.insets),
          );
        else if (!isSameView)
          current.fly(firstLook(scene.bounds, founder(scene, centre), current.size, current.insets));
      } else if (open >= 0 && !isComfortable(scene, open, current, current.insets)) flyTo(open);
    });
  }, [scene, tree, state, open, self, anchor, withStage, flyTo]);
  useEffect(settle, [settle]);

  useEffect(() => {
    if (!scene || !shownWay) return;
    withStage((current) => {
      const bounds = wayBounds(scene, shownWay.people);
      if (bounds) current.fly(fitting(bounds, current.size, current.insets, 1.1));
    });
  }, [scene, shownWay, withStage]);

  useEffect(() => {
    const find = (event: KeyboardEvent) => {
      const { target } = event;
      const isWriting = target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
      if (event.key !== '/' || isWriting || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      searchField.current?.focus();
    };
    document.addEventListener('keydown', find);
    return () => document.removeEventListener('keydown', find);
  }, []);

  const say = (person: number) => tree && setSaid(told(tree, person));
  const openPerson = (person: number) => {
    if (!tree) return;
    setCursor(person);
    setTool(undefined);
    const isHere = (scene?.boxOf[person] ?? NOBODY) >= 0;
    change({
      person: tree.idOf(person),
      ...(isHere ? {} : { view: 'everyone' as const, centre: undefined, folded: [] }),
    });
    say(person);
  };
  const openById = (id: string) => tree && openPerson(tree.numberOf(id));
  const close = () => {
    setTool(undefined);
    setWay(undefined);
    change({
      person: undefined,
      first: undefined,
      second: undefined,
      ...(state.view === 'path' ? { view: 'everyone' as const } : {}),
    });
  };
  const pick = (hit: Hit | undefined) => {
    if (!tree) return;
    if (hit?.part === 'folded') change({ folded: state.folded.filter((id) => id !== tree.idOf(hit.person)) });
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
    if (!scene || !tree) return;
    const from = cursor >= 0 ? cursor : open >= 0 ? open : NOBODY;
    const next = from < 0 ? nearestToMiddle(scene, stage.current) : walk(scene, tree.genealogy.graph, from, direction);
    if (next === undefined) {
      setSaid('U tom smjeru nema nikoga.');
      return;
    }
    setCursor(next);
    flyTo(next);
    say(next);
  };
  const whole = () => scene && withStage((current) => current.fly(fitting(scene.bounds, current.size, current.insets)));
  const fold = (person: number) => {
    if (!tree || person < 0) return;
    const id = tree.idOf(person);
    const isFolded = state.folded.includes(id);
    change({ folded: isFolded ? state.folded.filter((one) => one !== id) : [...state.folded, id] });
    setSaid(isFolded ? 'Ogranak je rasklopljen.' : 'Ogranak je sklopljen.');
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
    const isHere = steps.every(({ person }) => (scene?.boxOf[person] ?? NOBODY) >= 0);
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
            onRest: (camera) => {
              if (!scene || !stage.current) return;
              rest(placeOf(camera, anchor(scene, open), stage.current, insets()));
            },
          }}
          onWalk={step}
          onOpen={() => cursor >= 0 && openPerson(cursor)}
          onClose={close}
          onWhole={() => whole()}
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
              onFind={openPerson}
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
              <ZoomButtons
                onZoom={(factor) => withStage((current) => current.zoomBy(factor))}
                onWhole={() => whole()}
              />
              <Minimap
                scene={scene}
                look={look}
                view={minimap}
                onGo={(point) =>
                  withStage((current) => current.jump(centredOn(point, current.camera.k, current.size, current.insets)))
                }
              />
            </div>
          </>
        )}
        {(shown || (tool && isAlive)) && (
          <aside ref={panel} className={styles.panel} aria-label={tool ? 'Alat' : 'Osoba'}>
            <button type="button" className={styles.close} aria-label="Zatvori" onClick={close}>
              <Icon path={mdiClose} />
            </button>
            {tool === 'kinship' && tree && (
              <KinshipPanel
                tree={tree}
                first={state.first}
                second={state.second}
                addressOf={paths.kinship}
                chosen={way?.index ?? 0}
                onChange={change}
                onChoose={chooseKinship}
                self={self}
              />
            )}
            {shown &&
              tree &&
              renderPerson(
                shown,
                openById,
                <div className={styles.branch}>
                  <button type="button" onClick={() => fold(open)} aria-pressed={state.folded.includes(shown.id)}>
                    {state.folded.includes(shown.id) ? 'Rasklopi ogranak' : 'Sklopi ogranak'}
                  </button>
                  <button type="button" onClick={() => showView('ancestors')}>
                    Preci
                  </button>
                  <button type="button" onClick={() => showView('descendants')}>
                    Potomci
                  </button>
                </div>,
              )}
          </aside>
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
          <OutlineTree tree={tree} current={open} onOpen={openPerson} />
        </section>
      ) : (
        children
      )}
    </>
  );
}

function wantedView({ view, centre, first, second, folded }: ViewState): WantedView {
  if (view === 'lives') return { kind: 'everyone', folded: [] };
  if (view === 'path' && first && second) return { kind: 'path', of: first, to: second, folded };
  return { kind: view, ...(centre === undefined ? {} : { of: centre }), folded };
}

function placed({ x, y, k }: Place, from: Point, { size }: Stage, insets: Insets): Camera {
  return centredOn({ x: from.x + x, y: from.y + y }, k, size, insets);
}

function placeOf(camera: Camera, from: Point, { size }: Stage, insets: Insets): Place {
  const middle = {
    x: (insets.left + size.width - insets.right) / 2,
    y: (insets.top + size.height - insets.bottom) / 2,
  };
  return { k: camera.k, x: (middle.x - camera.x) / camera.k - from.x, y: (middle.y - camera.y) / camera.k - from.y };
}

/** Whom the first look falls on: the one asked for, or whoever stands highest. */
function founder(scene: Scene, person: number): Point {
  const box = scene.boxOf[person] ?? NOBODY;
  if (box >= 0) return centreOf(boxRect(scene, box));
  const highest = scene.y.reduce((best, y, index) => (y < (scene.y[best] as number) ? index : best), 0);
  return scene.person.length === 0 ? centreOf(scene.bounds) : centreOf(boxRect(scene, highest));
}

function isComfortable(scene: Scene, person: number, { camera, size }: Stage, insets: Insets): boolean {
  const box = scene.boxOf[person] ?? NOBODY;
  if (box < 0) return true;
  const { x, y } = centreOf(boxRect(scene, box));
  const [seenX, seenY] = [x * camera.k + camera.x, y * camera.k + camera.y];
  const isInside =
    seenX > insets.left + 80 &&
    seenX < size.width - insets.right - 80 &&
    seenY > insets.top + 50 &&
    seenY < size.height - insets.bottom - 50;
  return isInside && camera.k >= 0.3;
}

function nearestToMiddle(scene: Scene, stage: Stage | undefined): number | undefined {
  if (!stage || scene.person.length === 0) return undefined;
  const { camera, size } = stage;
  const [box] = scene.boxes.neighbors(
    (size.width / 2 - camera.x) / camera.k,
    (size.height / 2 - camera.y) / camera.k,
    1,
  );
  return box === undefined ? undefined : scene.person[box];
}

function told(tree: TreeModel, person: number): string {
  const { full, years, place } = tree.glance(person);
  return [full, years, place].filter(Boolean).join(', ');
}
