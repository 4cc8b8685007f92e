import { useId } from 'react'
import type { ReactNode } from 'react'
import styles from './profile.module.css'

/** A question mark that explains; it opens without scripts. */
export function Tip({ about, children }: { about: string; children: ReactNode }) {
  const id = useId()
  return (
    <>
      <button type="button" popoverTarget={id} className={styles.tip} aria-label={`About ${about}`}>
        ?
      </button>
      <span popover="auto" id={id} className={styles.tipText}>
        {children}
      </span>
    </>
  )
}
