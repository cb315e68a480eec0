import { lazy, type ReactNode, Suspense, useState } from 'react';
import styles from './enlargeable.module.css';
import type { CoverView } from './views.ts';

const Lightbox = lazy(() => import('./lightbox.tsx'));

interface EnlargeableProps {
  readonly cover: CoverView;
  readonly children: ReactNode;
}

/** A picture that opens large; without scripts, as a file of its own. */
export function Enlargeable({ cover, children }: EnlargeableProps) {
  const [open, setOpen] = useState(false);
  const file = cover.kind === 'drawing' ? 'original.svg' : '1600.jpg';
  return (
    <>
      <a
        href={`/media/${cover.hash}/${file}`}
        className={styles.enlargeable}
        data-waits
        aria-label={`Povećaj sliku: ${cover.alt}`}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children}
      </a>
      {open && (
        <Suspense>
          <Lightbox covers={[cover]} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
