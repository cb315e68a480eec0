import styles from './trap.module.css';

/** A field that people do not see and programs fill in. */
export function Trap() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Ovo polje ostavite prazno
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
