import { mdiFitToScreenOutline, mdiMinus, mdiPlus } from '@mdi/js';
import { Icon } from '../../../ui/icon.tsx';
import type { Colouring } from '../scene/colouring.ts';
import { type Palette, toneColour } from '../scene/palette.ts';
import type { TreeModel } from '../tree-model.ts';
import styles from './controls.module.css';
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
  return (
    <>
      <div className={styles.top}>
        <Toolbar controller={controller} tree={tree} view={view} tool={selection.tool} />
      </div>
      {sceneState && style && (
        <>
          <div className={styles.bottomLeft}>
            <Legend colouring={style.colouring} palette={style.palette} />
          </div>
          <div className={styles.bottomRight} data-panel-open={isPanelOpen || undefined}>
            <ZoomButtons controller={controller} />
            <Minimap controller={controller} scene={sceneState.scene} style={style} />
          </div>
        </>
      )}
    </>
  );
}

/** What the colours mean. */
function Legend({ colouring, palette }: { readonly colouring: Colouring; readonly palette: Palette }) {
  return (
    <ul className={styles.legend} aria-label="Što znače boje">
      {colouring.legend
        .filter(({ count }) => count > 0)
        .map(({ label, count, tone }) => (
          <li key={label}>
            <span className={styles.swatch} style={{ backgroundColor: toneColour(palette, tone) }} />
            {label} <small>{count.toLocaleString('hr')}</small>
          </li>
        ))}
    </ul>
  );
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
