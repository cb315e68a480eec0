import styles from './sample-mark.module.css';

/** Fictional, or not yet confirmed by those who know. */
export function SampleMark() {
  return <span className={styles.mark}>Ogledni zapis</span>;
}
