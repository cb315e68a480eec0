import { mdiPrinterOutline } from '@mdi/js';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { TreeModel } from '../tree-model.ts';
import { Legend } from './legend.tsx';
import { ViewChoices } from './toolbar.tsx';
import type { TreeController } from './tree-controller.ts';
import type { TreeState } from './tree-state.ts';
import styles from './view-panel.module.css';

interface ViewPanelProps {
  readonly controller: TreeController;
  readonly state: TreeState;
  readonly tree: TreeModel;
}

/** What has no room beside the drawing on a phone. */
export function ViewPanel({ controller, state: { view, style }, tree }: ViewPanelProps) {
  return (
    <section className={styles.panel} aria-labelledby="pogled-naslov">
      <h2 id="pogled-naslov">Pogled i boje</h2>
      <ViewChoices controller={controller} tree={tree} view={view} className={styles.choice} />
      {style && <Legend colouring={style.colouring} palette={style.palette} />}
      <Button type="button" onClick={() => controller.toggleTool('export')}>
        <Icon path={mdiPrinterOutline} />
        Ispis i izvoz
      </Button>
    </section>
  );
}
