import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Form } from 'react-router';
import { Button } from './button.tsx';
import styles from './drop-zone.module.css';
import { FileButton } from './file-button.tsx';
import { Icon } from './icon.tsx';

interface DropZoneProps {
  readonly name: string;
  readonly accept: string;
  readonly multiple?: boolean;
  readonly icon: string;
  readonly invitation: string;
  readonly label: string;
  /** What the form's button says where there are no scripts. */
  readonly button: string;
  readonly note: ReactNode;
  readonly onFiles: (files: readonly File[]) => void;
  /** What else the form sends. */
  readonly children?: ReactNode;
}

/** Files are dropped or chosen, and are taken at once. Without scripts it is a form with a button (by styles: nothing moves when React comes). */
export function DropZone(props: DropZoneProps) {
  const { name, accept, multiple = false, icon, invitation, label, button, note, onFiles, children } = props;
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const take = () => {
    const files = [...(input.current?.files ?? [])];
    if (!input.current || files.length === 0) return;
    // Taken once: the change and the effect below may both tell of it.
    input.current.value = '';
    onFiles(files);
  };
  // On a slow line somebody has chosen before React came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(take, []);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
  };
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className={styles.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
      <Icon path={icon} />
      <p className={styles.invitation}>{invitation}</p>
      <FileButton
        look="primary"
        label={label}
        ref={input}
        name={name}
        accept={accept}
        multiple={multiple}
        onChange={take}
        aria-describedby={noteId}
      />
      <div className={styles.send}>
        <Button look="primary" name="intent" value="send">
          {button}
        </Button>
      </div>
      <p id={noteId} className={styles.note}>
        {note}
      </p>
    </Form>
  );
}
