import { mdiLockOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import styles from './gate-note.module.css';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

interface GateNoteProps {
  /** Where one signs in, and comes back from. */
  readonly signIn: string;
  /** What is behind the gate. */
  readonly children: ReactNode;
}

/** For visitors: what members see besides, and the way in. */
export function GateNote({ signIn, children }: GateNoteProps) {
  return (
    <p className={styles.note}>
      <Icon path={mdiLockOutline} />
      <span>
        {children} <Link to={signIn}>Prijavite se ili otvorite račun.</Link>
      </span>
    </p>
  );
}
