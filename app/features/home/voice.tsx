import { Link } from '../../ui/link.tsx';
import styles from './voice.module.css';

interface VoiceProps {
  readonly words: string;
  readonly card: { readonly href: string; readonly title: string; readonly meta: string; readonly sample: boolean };
}

/** Somebody's own words, large. */
export function Voice({ words, card }: VoiceProps) {
  return (
    <section className={styles.voice} aria-label="Spomen dana">
      <blockquote>
        <p>„{words}“</p>
      </blockquote>
      <p className={styles.from}>
        <Link to={card.href}>{card.title}</Link>
        <span>
          {card.meta}
          {card.sample && ' · ogledni zapis'}
        </span>
      </p>
    </section>
  );
}
