import { mdiClose } from '@mdi/js';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import iconButton from '../../ui/icon-button.module.css';
import styles from './dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly wide?: boolean;
  /** Only a choice closes it. */
  readonly mustChoose?: boolean;
  readonly children: ReactNode;
}

/** The browser's own dialog, open as long as it is there. */
export function Dialog({ title, onClose, wide = false, mustChoose = false, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    setOpen(true);
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      className={wide ? `${styles.dialog} ${styles.wide}` : styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        if (!mustChoose) onClose();
      }}
      onClick={({ target }) => {
        if (target === ref.current && !mustChoose) onClose();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {!mustChoose && (
          <button type="button" className={iconButton.button} aria-label="Zatvorite" onClick={onClose}>
            <Icon path={mdiClose} />
          </button>
        )}
      </div>
      {/* A closed dialog takes no focus: `autoFocus` in it works only now. */}
      {isOpen && children}
    </dialog>
  );
}
