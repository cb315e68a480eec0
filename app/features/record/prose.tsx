import styles from '../../text/prose.module.css';

/** A text for long reading. Its HTML was made from Markdown on the server, without anything that could run. */
export function Prose({ html, dropCap = false }: { readonly html: string; readonly dropCap?: boolean }) {
  return (
    <div
      data-prose=""
      className={dropCap ? `${styles.prose} ${styles.dropCap}` : styles.prose}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: app/text/prose.ts lets no raw HTML through
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
