import { mdiClose } from '@mdi/js';
import type { ReactNode, Ref } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import styles from './side-panel.module.css';

interface SidePanelProps {
  readonly label: string;
  readonly place: Ref<HTMLElement>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Beside the tree on a wide screen, a sheet over its lower half on a phone. */
export function SidePanel({ label, place, onClose, children }: SidePanelProps) {
  return (
    <aside
      ref={place}
      className={styles.panel}
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      <button type="button" className={styles.close} aria-label="Zatvori" onClick={onClose}>
        <Icon path={mdiClose} />
      </button>
      {children}
    </aside>
  );
}
