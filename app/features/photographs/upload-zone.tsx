import { mdiImagePlusOutline } from '@mdi/js';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { PHOTOGRAPH_LIMITS } from '../../../domain/photograph-limits.ts';
import { uploadPhotograph } from '../../photograph-upload.ts';
import { pathTo } from '../../routes.ts';
import { DropZone } from '../../ui/drop-zone.tsx';
import { SentFiles, type SentFileView } from './sent-files.tsx';
import styles from './upload-zone.module.css';

/** Files that are sent at the same time: the decoder takes one after another, and a slow line gains nothing from more. */
const AT_ONCE = 2;
const MEGABYTE = 1024 * 1024;

/** Photographs are dropped or chosen, many at once, and begin to go at once. Without scripts it is a form with a button. */
export function UploadZone({ answered }: { readonly answered: readonly SentFileView[] | undefined }) {
  const { sent, send } = useUploads();
  return (
    <section aria-labelledby="nove-fotografije">
      <h2 id="nove-fotografije" className={styles.heading}>
        Nove fotografije
      </h2>
      <DropZone
        name="photographs"
        accept="image/jpeg,image/png,image/webp,image/avif"
        multiple
        icon={mdiImagePlusOutline}
        invitation="Dovucite ih ovamo ili"
        label="Odaberite fotografije"
        button="Pošaljite"
        onFiles={send}
        note={
          <>
            JPEG, PNG, WebP ili AVIF, svaka do {PHOTOGRAPH_LIMITS.bytes / MEGABYTE} MB. Izvornik ostaje kakav jest, za
            urednike; čitatelji dobivaju slike bez položaja snimanja i bez imena datoteke.
          </>
        }
      />
      <SentFiles files={sent.length > 0 ? sent : (answered ?? [])} />
    </section>
  );
}

/** A few at a time, in the order they were given. */
function useUploads() {
  const [sent, setSent] = useState<readonly SentFileView[]>([]);
  const { revalidate } = useRevalidator();
  const waiting = useRef<{ readonly file: File; readonly place: number }[]>([]);
  const underWay = useRef(0);
  const begun = useRef(0);
  const update = (place: number, change: Partial<SentFileView>) =>
    setSent((files) => files.map((file, index) => (index === place ? { ...file, ...change } : file)));

  const next = async (): Promise<void> => {
    const upload = waiting.current.shift();
    if (!upload) return;
    underWay.current += 1;
    const { file, place } = upload;
    try {
      const { file: name, isKnown } = await uploadPhotograph(file, (share) => update(place, { share }));
      update(place, { outcome: isKnown ? 'known' : 'kept', href: pathTo('photograph', { file: name }) });
    } catch (error) {
      update(place, { outcome: 'refused', sentence: (error as Error).message });
    }
    underWay.current -= 1;
    if (waiting.current.length === 0 && underWay.current === 0) await revalidate();
    return next();
  };

  const send = (files: readonly File[]) => {
    const first = begun.current;
    begun.current += files.length;
    waiting.current.push(...files.map((file, index) => ({ file, place: first + index })));
    setSent((all) => [...all, ...files.map(({ name }) => ({ name, outcome: 'sending' as const, share: 0 }))]);
    for (let free = AT_ONCE - underWay.current; free > 0; free -= 1) void next();
  };

  return { sent, send };
}
