import styles from './rich-text.module.css'

/** Text that an editor wrote; the store has taken everything out of it that is not text. */
export function RichText({ html }: { html: string }) {
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
}
