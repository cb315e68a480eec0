import { Hill } from '../shell/hill.tsx';
import { Ornament } from '../shell/ornament.tsx';
import styles from './home.module.css';

export function loader() {
  return {
    page: { description: 'Povijest, obitelji, mjesta i uspomene jednoga hercegovačkog brda kod Širokog Brijega.' },
  };
}

export default function HomePage() {
  return (
    <section className={styles.hero}>
      <Hill className={styles.hill} />
      <div className={styles.words}>
        <h1>Naše brdo</h1>
        <p>Čuvajmo i dijelimo priče koje se ne smiju zaboraviti.</p>
      </div>
      <Ornament className={styles.ornament} />
    </section>
  );
}
