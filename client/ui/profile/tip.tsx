import type { ReactNode } from 'react'
import styles from './profile.module.css'

type Props = {
  /** What is explained. */
  about: string
  explanation: string
  /** What the question mark stands behind. */
  children: ReactNode
}

/** Some words with a question mark behind them, which opens an explanation below; without scripts, too. */
export function Tip({ about, explanation, children }: Props) {
  return (
    <details className={styles.tip}>
      <summary>
        {children}
        <span className={styles.mark} aria-hidden="true">
          ?
        </span>
        <span className="visually-hidden">About {about}</span>
      </summary>
      <p>{explanation}</p>
    </details>
  )
}
