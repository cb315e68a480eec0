import type { ReactNode } from 'react';
import { captionOf } from '../../text/captions.ts';
import { Drawing, LazyDrawing } from '../../ui/drawing.tsx';
import { Photograph } from '../../ui/photograph.tsx';
import styles from './pictures.module.css';
import type { CoverView } from './views.ts';
import './lightbox.css';

interface CoverProps {
  readonly cover: CoverView;
  readonly sizes: string;
  readonly eager?: boolean;
  readonly className?: string | undefined;
  /** Beside a title that says the same, a picture is better left unsaid. */
  readonly decorative?: boolean;
}

export function Cover({ cover, sizes, eager = false, className, decorative = false }: CoverProps) {
  const { kind, hash, width, height, placeholder, query = '' } = cover;
  const alt = decorative ? '' : cover.alt;
  const shared = { alt, width, height, className };
  if (kind === 'drawing') {
    return eager ? (
      <Drawing src={`/media/${hash}/original.svg${query}`} {...shared} />
    ) : (
      <LazyDrawing src={`/media/${hash}`} query={query} {...shared} />
    );
  }
  const picture = { src: `/media/${hash}`, query, sizes, placeholder, eager };
  return <Photograph {...shared} {...picture} />;
}

interface EnlargeableProps {
  readonly cover: CoverView;
  readonly children: ReactNode;
}

/** A picture that opens large (app/document/lightbox.ts); without scripts, as a file of its own. */
export function Enlargeable({ cover, children }: EnlargeableProps) {
  const { kind, hash, alt, width, height, query = '' } = cover;
  return (
    <a
      href={`/media/${hash}/${kind === 'drawing' ? 'original.svg' : '1600.jpg'}${query}`}
      className={styles.enlargeable}
      aria-label={`Povećajte sliku: ${alt}`}
      data-enlarge={alt}
      data-width={width}
      data-height={height}
      data-caption={captionOf(cover) || undefined}
    >
      {children}
    </a>
  );
}

export function Gallery({ photographs }: { readonly photographs: readonly CoverView[] }) {
  if (photographs.length === 0) return null;
  return (
    <ul className={styles.gallery} aria-label="Fotografije">
      {photographs.map((photograph) => (
        <li key={photograph.hash}>
          <Enlargeable cover={photograph}>
            <Cover cover={photograph} sizes="(width < 600px) 50vw, 18rem" className={styles.picture} />
          </Enlargeable>
          {photograph.caption && <p>{photograph.caption}</p>}
        </li>
      ))}
    </ul>
  );
}
