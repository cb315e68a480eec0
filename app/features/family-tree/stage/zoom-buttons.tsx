import { mdiFitToScreenOutline, mdiMinus, mdiPlus } from '@mdi/js';
import { Icon } from '../../../ui/icon.tsx';
import styles from './zoom-buttons.module.css';

interface ZoomButtonsProps {
  readonly onZoom: (factor: number) => void;
  readonly onWhole: () => void;
}

export function ZoomButtons({ onZoom, onWhole }: ZoomButtonsProps) {
  return (
    <div className={styles.buttons}>
      <button type="button" aria-label="Približi" onClick={() => onZoom(1.6)}>
        <Icon path={mdiPlus} />
      </button>
      <button type="button" aria-label="Udalji" onClick={() => onZoom(1 / 1.6)}>
        <Icon path={mdiMinus} />
      </button>
      <button type="button" aria-label="Sve na zaslon" onClick={onWhole}>
        <Icon path={mdiFitToScreenOutline} />
      </button>
    </div>
  );
}
