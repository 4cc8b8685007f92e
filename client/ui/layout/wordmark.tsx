import { Link } from '../link.tsx'
import styles from './wordmark.module.css'

/**
 * The shop's name, which leads to the main page; as a new document where there is no frame yet that the main page could
 * be put into.
 */
export function Wordmark({ reload = false }: { reload?: boolean }) {
  return (
    <Link to="/" reloadDocument={reload} className={styles.wordmark} aria-label="Larkspur, to the main page">
      Larkspur
    </Link>
  )
}
