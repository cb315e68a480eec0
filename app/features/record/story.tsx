import { SAMPLE_BADGE } from '../../text/sample-labels.ts';
import { Link } from '../../ui/link.tsx';
import { SampleLabel } from '../../ui/sample-label.tsx';
import { Cover } from './pictures.tsx';
import styles from './story.module.css';
import type { CardView } from './views.ts';

interface StoryProps {
  readonly chapters: readonly CardView[];
  /** How many chapters stand on the pages before. */
  readonly before: number;
}

/** A family's story as a sequence of chapters, each leading to the next. */
export function Story({ chapters, before }: StoryProps) {
  return (
    <ol className={styles.story}>
      {chapters.map((chapter, index) => (
        <li key={chapter.key} className={styles.chapter}>
          {chapter.cover && (
            <div className={styles.picture}>
              <Cover cover={chapter.cover} sizes="(width < 960px) 100vw, 40rem" decorative />
            </div>
          )}
          <div className={styles.words}>
            <p className={styles.number}>{before + index + 1}. poglavlje</p>
            <h2>
              <Link to={chapter.href}>{chapter.title}</Link>
            </h2>
            <p>{chapter.summary}</p>
            <p className={styles.meta}>
              {chapter.meta} {chapter.sample && <SampleLabel>{SAMPLE_BADGE}</SampleLabel>}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
