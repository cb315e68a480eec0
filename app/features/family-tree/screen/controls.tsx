import { mdiFitToScreenOutline, mdiMinus, mdiPlus } from '@mdi/js';
import { useCallback, useDeferredValue } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import type { Rect } from '../scene/camera.ts';
import type { TreeModel } from '../tree-model.ts';
import styles from './controls.module.css';
import { Legend } from './legend.tsx';
import { Minimap } from './minimap.tsx';
import { Toolbar } from './toolbar.tsx';
import type { TreeController } from './tree-controller.ts';
import type { TreeState } from './tree-state.ts';

interface ControlsProps {
  readonly controller: TreeController;
  readonly state: TreeState;
  readonly tree: TreeModel;
  /** Whether a panel takes the side. */
  readonly isPanelOpen: boolean;
}

/** What lies over the drawing, around its edge. */
export function Controls({ controller, state, tree, isPanelOpen }: ControlsProps) {
  const { sceneState, style, view, selection } = state;
  const attachCorner = useCallback(
    (element: HTMLElement | null) => (element ? controller.canvas.attachCorner(() => placeOf(element)) : undefined),
    [controller],
  );
  const attachTools = useCallback(
    (element: HTMLElement | null) => {
      controller.canvas.tools = element ? () => placeOf(element) : undefined;
    },
    [controller],
  );
  // The drawing first: thousands of small boxes may come a moment later.
  const overview = useDeferredValue(sceneState?.scene);
  const overviewStyle = useDeferredValue(style);
  return (
    <>
      <div ref={attachTools} className={styles.top}>
        <Toolbar controller={controller} tree={tree} everybody={state.everybody} view={view} tool={selection.tool} />
      </div>
      {sceneState && style && (
        <>
          <div ref={attachCorner} className={styles.bottomLeft}>
            <Legend colouring={style.colouring} palette={style.palette} />
          </div>
          <div ref={attachCorner} className={styles.bottomRight} data-panel-open={isPanelOpen || undefined}>
            <ZoomButtons controller={controller} />
            {overview && overviewStyle && <Minimap controller={controller} scene={overview} style={overviewStyle} />}
          </div>
        </>
      )}
    </>
  );
}

/** Where something lies on the drawing. */
function placeOf(element: HTMLElement): Rect {
  const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = element;
  return { left, top, right: left + offsetWidth, bottom: top + offsetHeight };
}

function ZoomButtons({ controller: { canvas } }: { readonly controller: TreeController }) {
  return (
    <div className={styles.buttons}>
      <button type="button" aria-label="Približite" onClick={() => canvas.zoomBy(1.6)}>
        <Icon path={mdiPlus} />
      </button>
      <button type="button" aria-label="Udaljite" onClick={() => canvas.zoomBy(1 / 1.6)}>
        <Icon path={mdiMinus} />
      </button>
      <button type="button" aria-label="Sve na zaslon" onClick={() => canvas.showWhole()}>
        <Icon path={mdiFitToScreenOutline} />
      </button>
    </div>
  );
}
