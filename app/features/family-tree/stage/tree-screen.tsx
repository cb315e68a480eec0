import { type ReactNode, useCallback, useDeferredValue, useRef } from 'react';
import { preload } from 'react-dom';
import type { Period } from '../scene/lives.ts';
import type { PersonView } from '../views.ts';
import { wantedView } from '../wanted-view.ts';
import { Board } from './board.tsx';
import { Controls } from './controls.tsx';
import { OpenPanel } from './open-panel.tsx';
import { OutlineTree } from './outline-tree.tsx';
import { personPreview } from './person-preview.ts';
import type { TreePaths } from './tree-paths.ts';
import styles from './tree-screen.module.css';
import { NOBODY, useAttention } from './use-attention.ts';
import { useDeeds } from './use-deeds.ts';
import { useFetched } from './use-fetched.ts';
import { useFollowing } from './use-following.ts';
import { useHover } from './use-hover.ts';
import { useKeep } from './use-keep.ts';
import { usePalette } from './use-palette.ts';
import { useReducedMotion } from './use-reduced-motion.ts';
import { useShown } from './use-shown.ts';
import { useSlash } from './use-slash.ts';
import { useStage } from './use-stage.ts';
import { useTreeData } from './use-tree-data.ts';
import { useViewState } from './use-view-state.ts';

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

/** The tree to look at and to get lost in. */
export function TreeScreen({ title, paths, periods, self, renderPerson, children }: TreeScreenProps) {
  preload(paths.data, { as: 'fetch', crossOrigin: 'anonymous' });
  const view = useViewState();
  const { state } = view;
  const data = useTreeData(paths.data, paths.portrait, wantedView(state));
  const section = useRef<HTMLElement>(null);
  const panel = useRef<HTMLElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const hovered = useRef(NOBODY);
  useSlash(searchField);
  const palette = usePalette(section);
  const { attention, turn } = useAttention(state.first || state.second ? 'kinship' : undefined);
  const shown = useShown({ data, state, attention, self, periods, palette, hovered });
  const { tree, scene, sight, look, open, isLives } = shown;
  const isStill = useReducedMotion();
  const staging = useStage({ tree, sight, look, place: state.camera, isStill, panel, onRest: view.rest });
  const { stage, minimap } = staging;
  useFollowing({ shown, view, attention, turn, staging });
  const deeds = useDeeds({ shown, view, attention, turn, staging, panel });
  const hover = useHover(shown, staging, section, hovered);
  const keep = useKeep({ stage, tree, scene, look, title });
  const details = useFetched<PersonView>(open >= 0 && state.person ? paths.person(state.person) : undefined);
  const latestFind = useRef(deeds.find);
  latestFind.current = deeds.find;
  const findListed = useCallback((person: number) => latestFind.current(person), []);
  // The drawing first: the list of thousands may come a moment later.
  const listed = useDeferredValue(tree, undefined);
  const listedOpen = useDeferredValue(open);

  const isAlive = tree !== undefined && scene !== undefined;
  const isTold = tree && open >= 0 && !attention.tool;
  const person = isTold ? (details ?? personPreview(tree, open, paths.personPage)) : undefined;
  const isBeside = person !== undefined || attention.tool !== undefined;
  return (
    <>
      <section
        ref={section}
        className={styles.screen}
        aria-label={title}
        data-drawn={isAlive || undefined}
        data-failed={data.hasFailed || undefined}
      >
        <Board
          label={`${title}, nacrtano`}
          stage={stage}
          onSized={staging.settle}
          events={{
            onPick: deeds.pick,
            onHover: hover,
            onCamera: (camera) => stage.current && minimap.current?.follow(camera, stage.current.size),
            onRest: staging.rest,
          }}
          onWalk={deeds.step}
          onOpen={() => deeds.openPerson(attention.cursor)}
          onClose={deeds.close}
          onWhole={staging.showWhole}
          onFold={deeds.foldAtCursor}
        />
        {!isAlive && (
          <p className={styles.waiting} role="status">
            {data.hasFailed ? 'Stablo se nije uspjelo nacrtati. Popis obitelji stoji ispod.' : 'Stablo se crta …'}
          </p>
        )}
        {isAlive && <Controls {...{ shown, view, attention, deeds, staging, searchField, isBeside }} />}
        {isAlive && isBeside && (
          <OpenPanel
            {...{ tree, view, attention, deeds, self, paths, isLives, person, renderPerson }}
            place={panel}
            onKeep={keep}
          />
        )}
        <p className={styles.said} role="status" aria-live="polite">
          {attention.said}
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
