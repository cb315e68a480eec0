import { Cover } from './cover.tsx';
import { Enlargeable } from './enlargeable.tsx';
import styles from './gallery.module.css';
import type { CoverView } from './views.ts';

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
