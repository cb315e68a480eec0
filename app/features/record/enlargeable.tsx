import type { ReactNode } from 'react';
import styles from './enlargeable.module.css';
import './lightbox.css';
import type { CoverView } from './views.ts';

interface EnlargeableProps {
  readonly cover: CoverView;
  readonly children: ReactNode;
}

/** A picture that opens large (app/document/lightbox.ts); without scripts, as a file of its own. */
export function Enlargeable({ cover, children }: EnlargeableProps) {
  const { kind, hash, alt, width, height } = cover;
  return (
    <a
      href={`/media/${hash}/${kind === 'drawing' ? 'original.svg' : '1600.jpg'}`}
      className={styles.enlargeable}
      aria-label={`Povećaj sliku: ${alt}`}
      data-enlarge={alt}
      data-width={width}
      data-height={height}
      data-caption={captionOf(cover) || undefined}
    >
      {children}
    </a>
  );
}

/** What a picture shows, and whose it is. */
export function captionOf({ caption = '', credit = '' }: CoverView): string {
  return caption && credit ? `${caption.replace(/\.$/, '')}. ${credit}` : caption || credit;
}
