import type { RefObject } from 'react';
import { Legend } from './legend.tsx';
import { Minimap } from './minimap.tsx';
import { Tools } from './tools.tsx';
import styles from './tree-screen.module.css';
import type { Attention } from './use-attention.ts';
import type { Deeds } from './use-deeds.ts';
import type { Shown } from './use-shown.ts';
import type { Staging } from './use-stage.ts';
import type { ViewControl } from './use-view-state.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

interface ControlsProps {
  readonly shown: Shown;
  readonly view: ViewControl;
  readonly attention: Attention;
  readonly deeds: Deeds;
  readonly staging: Staging;
  readonly searchField: RefObject<HTMLInputElement | null>;
  /** Whether a panel takes the side. */
  readonly isBeside: boolean;
}

/** What lies over the drawing, around its edge. */
export function Controls({ shown, view, attention, deeds, staging, searchField, isBeside }: ControlsProps) {
  const { tree, scene, look, colouring } = shown;
  const { stage, minimap, showWhole, lookAt, rest } = staging;
  return (
    <>
      {tree && (
        <div className={styles.top}>
          <Tools
            tree={tree}
            state={view.state}
            tool={attention.tool}
            searchField={searchField}
            onFind={deeds.find}
            onView={deeds.showView}
            onColours={(colours) => view.change({ colours })}
            onTool={deeds.chooseTool}
          />
        </div>
      )}
      {scene && look && colouring && (
        <>
          <div className={styles.bottomLeft}>
            <Legend colouring={colouring} palette={look.palette} />
          </div>
          <div className={styles.bottomRight} data-beside={isBeside || undefined}>
            <ZoomButtons onZoom={(factor) => stage.current?.zoomBy(factor)} onWhole={showWhole} />
            <Minimap scene={scene} look={look} view={minimap} onGo={lookAt} onRest={rest} />
          </div>
        </>
      )}
    </>
  );
}
