import { mdiAlertCircleOutline, mdiCheckCircleOutline } from '@mdi/js';
import { type ReactNode, useRef } from 'react';
import { Icon } from './icon.tsx';
import styles from './notice.module.css';
import { useFocusOnAnswer } from './use-focus-on-answer.ts';

interface NoticeProps {
  readonly kind: 'done' | 'trouble';
  /** Takes the focus when it appears; given an answer object, again for each new one. */
  readonly focused?: boolean | object;
  readonly children: ReactNode;
}

export function Notice({ kind, focused = false, children }: NoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  useFocusOnAnswer(place, focused === true ? children : focused);
  return (
    <div
      ref={place}
      role={kind === 'trouble' ? 'alert' : 'status'}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without scripts, the browser takes the person to the answer they wait for
      autoFocus={focused !== false}
      className={kind === 'trouble' ? `${styles.notice} ${styles.trouble}` : styles.notice}
    >
      <Icon path={kind === 'trouble' ? mdiAlertCircleOutline : mdiCheckCircleOutline} />
      <div>{children}</div>
    </div>
  );
}
