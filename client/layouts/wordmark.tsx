import { Link } from 'react-router-dom'
import styles from './wordmark.module.css'

/** The shop's name, which leads to the main page. */
export function Wordmark() {
  return (
    <Link to="/" className={styles.wordmark} aria-label="Larkspur, to the main page">
      Larkspur
    </Link>
  )
}
