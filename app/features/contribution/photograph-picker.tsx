import { mdiClose, mdiPlus } from '@mdi/js';
import { useEffect, useId, useState } from 'react';
import { CONTRIBUTION_LIMITS } from '../../../domain/contribution-limits.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import styles from './photograph-picker.module.css';

export interface ChosenPhotograph {
  readonly key: string;
  readonly name: string;
  readonly blob: Blob;
}

interface PhotographPickerProps {
  readonly chosen: readonly ChosenPhotograph[];
  readonly choose: (photographs: readonly ChosenPhotograph[]) => void;
  readonly error: { readonly sentence: string } | undefined;
}

/** Taken or chosen: phones offer both. Without scripts it is the browser's own choice of files. */
export function PhotographPicker({ chosen, choose, error }: PhotographPickerProps) {
  const id = useId();
  const hydrated = useHydrated();
  const [preparing, setPreparing] = useState(0);
  const room = CONTRIBUTION_LIMITS.photographs - chosen.length;
  const add = async (files: File[]) => {
    setPreparing(files.length);
    const added: ChosenPhotograph[] = [];
    for (const file of files.slice(0, room)) {
      added.push({ key: crypto.randomUUID(), name: file.name, blob: await shrinkPhotograph(file) });
      setPreparing((left) => left - 1);
    }
    setPreparing(0);
    choose([...chosen, ...added]);
  };
  return (
    <div className={styles.picker}>
      <p className={styles.question} id={`${id}-question`}>
        Imate li fotografiju?
      </p>
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label="Odabrane fotografije">
          {chosen.map(({ key, name, blob }, index) => (
            <li key={key}>
              <Preview blob={blob} alt={`${index + 1}. fotografija: ${name}`} />
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
      {(room > 0 || !hydrated) && (
        <label className={hydrated ? `${buttonClass('secondary')} ${styles.add}` : styles.plain}>
          <Icon path={mdiPlus} />
          <span>{chosen.length === 0 ? 'Dodajte fotografije' : 'Dodajte još'}</span>
          <input
            type="file"
            name="photographs"
            accept="image/*"
            multiple
            aria-describedby={`${id}-hint`}
            onChange={(event) => {
              if (!hydrated) return;
              const input = event.currentTarget;
              void add([...(input.files ?? [])]).then(() => {
                input.value = '';
              });
            }}
          />
        </label>
      )}
      <p id={`${id}-hint`} className={styles.hint} role="status">
        {preparing > 0
          ? 'Pripremamo fotografije …'
          : `Najviše ${CONTRIBUTION_LIMITS.photographs}. Možete ih i sada snimiti.`}
      </p>
      {error && (
        <p role="alert" className={styles.error}>
          {error.sentence}
        </p>
      )}
    </div>
  );
}

function Preview({ blob, alt }: { readonly blob: Blob; readonly alt: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return <img src={address} alt={alt} />;
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
