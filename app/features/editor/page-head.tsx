import { mdiImagePlusOutline } from '@mdi/js';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import type { DraftContent } from '../../../domain/draft-content.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Fault, useFault } from './fields/labelled.tsx';
import { PictureField } from './fields/picture-field.tsx';
import styles from './page-head.module.css';
import type { PictureAddresses } from './picture-addresses.ts';

interface PageHeadProps {
  readonly content: DraftContent;
  readonly pictures: PictureAddresses;
  readonly onChange: (change: Partial<DraftContent>) => void;
  readonly onCover: () => void;
  /** Enter at the end of the head leads into the text. */
  readonly onDone: () => void;
}

/** The top of the page, written in place: title, summary, cover. */
export function PageHead({ content, pictures, onChange, onCover, onDone }: PageHeadProps) {
  const { title, summary, cover } = content;
  const head = useRef<HTMLElement>(null);
  useGrowing(head);
  const [titleFault, summaryFault, coverFault] = [useFault('title'), useFault('summary'), useFault('cover')];
  const onEnter = (next: (from: HTMLElement) => void) => (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    next(event.currentTarget);
  };
  return (
    <header ref={head} className={styles.head}>
      <h1>
        <textarea
          className={styles.title}
          rows={1}
          value={title}
          aria-label="Naslov"
          aria-invalid={titleFault !== undefined}
          placeholder="Naslov"
          maxLength={2000}
          onChange={({ target }) => onChange({ title: target.value.replace(/\n/g, ' ') })}
          onKeyDown={onEnter((from) => from.closest('header')?.querySelectorAll('textarea')[1]?.focus())}
        />
      </h1>
      {titleFault && <Fault fault={titleFault} />}
      <textarea
        className={styles.summary}
        rows={1}
        value={summary}
        aria-label="Sažetak"
        aria-invalid={summaryFault !== undefined}
        placeholder="O čemu je, u rečenici ili dvije"
        maxLength={2000}
        onChange={({ target }) => onChange({ summary: target.value.replace(/\n/g, ' ') })}
        onKeyDown={onEnter(onDone)}
      />
      {summaryFault && <Fault fault={summaryFault} />}
      {cover ? (
        <div className={styles.cover}>
          {pictures.of(cover.file) ? <img src={pictures.of(cover.file)} alt="" /> : <p>{cover.file}</p>}
          <Disclosure summary="Opis i potpis naslovne slike" open={cover.alt === ''}>
            <PictureField
              field="cover"
              picture={cover}
              address={undefined}
              onChange={(picture) => onChange({ cover: picture })}
            />
          </Disclosure>
        </div>
      ) : (
        <Button type="button" onClick={onCover}>
          <Icon path={mdiImagePlusOutline} />
          Dodajte naslovnu sliku
        </Button>
      )}
      {coverFault && <Fault fault={coverFault} />}
    </header>
  );
}

/** Lines grow with their text where browsers do not know `field-sizing`. */
function useGrowing(head: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (CSS.supports('field-sizing', 'content')) return;
    const grow = () => {
      for (const area of head.current?.querySelectorAll('textarea') ?? []) {
        area.style.height = 'auto';
        area.style.height = `${area.scrollHeight}px`;
      }
    };
    grow();
    addEventListener('resize', grow);
    return () => removeEventListener('resize', grow);
  });
}
