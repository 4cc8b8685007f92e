import styles from './waiting.module.css'

/** Takes the room of a block that is on its way. */
export function Waiting() {
  return <div className={styles.waiting} data-late-fallback aria-hidden="true" />
}
