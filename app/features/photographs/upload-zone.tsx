import { mdiImagePlusOutline } from '@mdi/js';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { Form, useRevalidator } from 'react-router';
import { PHOTOGRAPH_LIMITS } from '../../../domain/photograph-limits.ts';
import { uploadPhotograph } from '../../photograph-upload.ts';
import { pathTo } from '../../routes.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { SentFiles, type SentFileView } from './sent-files.tsx';
import styles from './upload-zone.module.css';

/** Files that are sent at the same time: the decoder takes one after another, and a slow line gains nothing from more. */
const AT_ONCE = 2;
const MEGABYTE = 1024 * 1024;

/** Photographs are dropped or chosen, many at once, and begin to go at once. Without scripts it is a form with a button. */
export function UploadZone({ answered }: { readonly answered: readonly SentFileView[] | undefined }) {
  const hydrated = useHydrated();
  const [isOver, setOver] = useState(false);
  const { sent, send } = useUploads();
  const input = useRef<HTMLInputElement>(null);
  const take = () => {
    const files = [...(input.current?.files ?? [])];
    if (!input.current || files.length === 0) return;
    // Taken once: the change and the effect below may both tell of it.
    input.current.value = '';
    send(files);
  };
  // On a slow line somebody has chosen before React came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(take, []);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    send([...event.dataTransfer.files]);
  };
  return (
    <section aria-labelledby="nove-fotografije">
      <h2 id="nove-fotografije" className={styles.heading}>
        Nove fotografije
      </h2>
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
        <Icon path={mdiImagePlusOutline} />
        {hydrated && <p className={styles.invitation}>Dovucite ih ovamo ili</p>}
        <label className={hydrated ? `${buttonClass('primary')} ${styles.choose}` : styles.plain}>
          <span>Odaberite fotografije</span>
          <input
            ref={input}
            type="file"
            name="photographs"
            accept="image/jpeg,image/png,image/webp,image/avif"
            multiple
            onChange={take}
            aria-describedby="nove-fotografije-napomena"
          />
        </label>
        {!hydrated && (
          <Button look="primary" name="intent" value="send">
            Pošaljite
          </Button>
        )}
        <p id="nove-fotografije-napomena" className={styles.note}>
          JPEG, PNG, WebP ili AVIF, svaka do {PHOTOGRAPH_LIMITS.bytes / MEGABYTE} MB. Izvornik ostaje kakav jest, za
          urednike; čitatelji dobivaju slike bez položaja snimanja i bez imena datoteke.
        </p>
      </Form>
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
