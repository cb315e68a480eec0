import { type ReactNode, useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';
import { preload } from 'react-dom';
import { type NavigateFunction, useLocation, useNavigate } from 'react-router';
import { printDrawing } from '../export/print-page.ts';
import type { Period } from '../scene/lives.ts';
import { requestTree } from '../worker/tree-request.ts';
import { CanvasView } from './canvas-view.tsx';
import { Controls } from './controls.tsx';
import { OutlineTree } from './outline-tree.tsx';
import { OpenPanel, type RenderPerson, shownPerson } from './side-panel.tsx';
import { TreeController } from './tree-controller.ts';
import type { TreePaths } from './tree-ports.ts';
import styles from './tree-screen.module.css';

interface TreeScreenProps {
  readonly title: string;
  /** What is written under the drawing where it is exported: that it is a sample. */
  readonly sample: string;
  readonly paths: TreePaths;
  readonly periods: readonly Period[];
  /** Who the member is in this tree. */
  readonly ownPerson: string | undefined;
  readonly renderPerson: RenderPerson;
  /** What stands in for the drawing until it is there, and where it cannot be. */
  readonly children: ReactNode;
}

/** The tree to look at and to get lost in. */
export function TreeScreen({ title, sample, paths, periods, ownPerson, renderPerson, children }: TreeScreenProps) {
  preload(paths.data, { as: 'fetch', crossOrigin: 'anonymous' });
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const [controller] = useState(() => {
    const ports = { title, sample, paths, periods, ...browserPorts(paths.data, pathname, navigate) };
    const created = new TreeController(ports, { search, ownPerson });
    // Here and not in an effect: the worker starts while the rest of the page is still being hydrated.
    if (typeof document !== 'undefined') created.start();
    return created;
  });
  const state = useSyncExternalStore(controller.subscribe, controller.getState, controller.getInitialState);
  useEffect(() => {
    controller.start();
    return () => controller.stop();
  }, [controller]);
  useEffect(() => controller.setOwnPerson(ownPerson), [controller, ownPerson]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step of the history
  useEffect(() => controller.addressChanged(search), [controller, key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each state
  useEffect(() => controller.rendered(), [controller, state]);

  const { tree, sceneState, hasFailed, open, selection } = state;
  // The drawing first: the list of thousands may come a moment later.
  const listed = useDeferredValue(tree, undefined);
  const listedOpen = useDeferredValue(open);
  const isDrawn = tree !== undefined && sceneState !== undefined;
  useEffect(() => {
    if (!isDrawn) return;
    return printDrawing(controller.exportSource);
  }, [controller, isDrawn]);
  const person = shownPerson(state, paths);
  const isPanelOpen = person !== undefined || selection.tool !== undefined;
  return (
    <>
      <section
        className={styles.screen}
        aria-label={title}
        data-drawn={isDrawn || undefined}
        data-failed={hasFailed || undefined}
      >
        <CanvasView controller={controller} label={`${title}, nacrtano`} />
        {!isDrawn && (
          <p className={styles.waiting} role="status">
            {hasFailed ? 'Stablo nismo uspjeli nacrtati. Popis obitelji stoji ispod.' : 'Stablo se crta …'}
          </p>
        )}
        {isDrawn && <Controls {...{ controller, state, tree, isPanelOpen }} />}
        {isDrawn && isPanelOpen && <OpenPanel {...{ controller, state, tree, paths, person, renderPerson }} />}
        <p className="visually-hidden" role="status" aria-live="polite">
          {selection.announcement}
        </p>
        <p id="tipke" className="visually-hidden">
          Strelice vode po srodstvu, Enter otvara osobu, plus i minus približavaju i udaljavaju, nula pokazuje sve,
          slovo s sklapa ogranak, kosa crta traži.
        </p>
      </section>
      {isDrawn ? (
        <section className={styles.list} aria-labelledby="popis">
          <h2 id="popis">Popis obitelji</h2>
          {listed && <OutlineTree tree={listed} current={listedOpen} onOpen={controller.find} />}
        </section>
      ) : (
        children
      )}
    </>
  );
}

function browserPorts(data: string, pathname: string, navigate: NavigateFunction) {
  return {
    requestTree: (view: Parameters<typeof requestTree>[1]) => requestTree(data, view),
    fetchJson: async (address: string, signal: AbortSignal): Promise<unknown> => {
      const response = await fetch(address, { signal });
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      return response.json();
    },
    address: {
      push: (search: string) => void navigate({ pathname, search }, { preventScrollReset: true }),
      replace: (search: string) =>
        window.history.replaceState(window.history.state, '', `${pathname}${search}${window.location.hash}`),
    },
  };
}
