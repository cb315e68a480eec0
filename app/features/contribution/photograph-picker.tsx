import { mdiClose, mdiImageOutline, mdiPlus } from '@mdi/js';
import { useEffect, useId, useRef, useState } from 'react';
import { CONTRIBUTION_LIMITS } from '../../../domain/contribution-limits.ts';
import { FieldError } from '../../ui/field.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './photograph-picker.module.css';

export interface ChosenPhotograph {
  readonly key: number;
  readonly name: string;
  /** Of a size that can be sent. A slow phone takes seconds for it, and whoever sends meanwhile sends it all the same. */
  readonly prepared: Promise<Blob>;
}

interface PhotographPickerProps {
  readonly chosen: readonly ChosenPhotograph[];
  readonly choose: (photographs: readonly ChosenPhotograph[]) => void;
  readonly error: { readonly sentence: string } | undefined;
  /** Shared with the site from the phone's own gallery. */
  readonly shared?: readonly File[] | undefined;
}

const NONE: readonly File[] = [];

/** Taken or chosen: phones offer both. Without scripts it is the browser's own choice of files. */
export function PhotographPicker({ chosen, choose, error, shared = NONE }: PhotographPickerProps) {
  const id = useId();
  const [preparing, setPreparing] = useState(0);
  const room = CONTRIBUTION_LIMITS.photographs - chosen.length;
  const input = useRef<HTMLInputElement>(null);
  // One after another: a phone has no memory for six photographs as they were taken.
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const taken = useRef(0);
  const prepare = (file: File): ChosenPhotograph => {
    const prepared = last.current.then(() => shrinkPhotograph(file));
    last.current = prepared;
    setPreparing((left) => left + 1);
    void prepared.then(() => setPreparing((left) => left - 1));
    taken.current += 1;
    return { key: taken.current, name: file.name, prepared };
  };
  const take = (files: readonly File[]) => {
    if (files.length > 0) choose([...chosen, ...files.slice(0, room).map(prepare)]);
  };
  const add = () => {
    const files = [...(input.current?.files ?? [])];
    // Taken once: the change and the effect below may both tell of it.
    if (input.current) input.current.value = '';
    take(files);
  };
  // On a slow line somebody has chosen before React came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(add, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when they come
  useEffect(() => take(shared), [shared]);
  return (
    <div className={styles.picker}>
      <p className={styles.question} id={`${id}-question`}>
        Imate li fotografiju?
      </p>
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label="Odabrane fotografije">
          {chosen.map(({ key, name, prepared }, index) => (
            <li key={key}>
              <Preview prepared={prepared} alt={`${index + 1}. fotografija: ${name}`} />
              <button
                type="button"
                onClick={() => choose(chosen.filter((one) => one.key !== key))}
                aria-label={`Uklonite ${index + 1}. fotografiju`}
              >
                <Icon path={mdiClose} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {room > 0 && (
        <FileButton
          look="secondary"
          icon={mdiPlus}
          label={chosen.length === 0 ? 'Dodajte fotografije' : 'Dodajte još'}
          ref={input}
          name="photographs"
          accept="image/*"
          multiple
          aria-describedby={`${id}-hint`}
          onChange={add}
        />
      )}
      <p id={`${id}-hint`} className={styles.hint} role="status">
        {preparing > 0
          ? 'Pripremamo fotografije …'
          : `Najviše ${CONTRIBUTION_LIMITS.photographs}. Možete ih i sada snimiti.`}
      </p>
      {error && <FieldError>{error.sentence}</FieldError>}
    </div>
  );
}

function Preview({ prepared, alt }: { readonly prepared: Promise<Blob>; readonly alt: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const shown = prepared.then((blob) => URL.createObjectURL(blob));
    void shown.then(setAddress);
    return () => void shown.then((made) => URL.revokeObjectURL(made));
  }, [prepared]);
  if (address) return <img src={address} alt={alt} />;
  return (
    <span role="img" aria-label={alt} className={styles.preparing}>
      <Icon path={mdiImageOutline} />
    </span>
  );
}

const LONGEST_SIDE = 2000;
const QUALITY = 0.86;

/**
 * Upright and of a size that a mobile network can carry. What this browser cannot open goes as it is: the server looks
 * at it anyway.
 */
async function shrinkPhotograph(file: File): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    return small ?? file;
  } catch {
    return file;
  }
}
