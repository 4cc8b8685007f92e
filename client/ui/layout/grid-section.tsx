import type { ReactNode } from 'react'
import styles from './grid-section.module.css'

/** A heading with content beside it and below it. */
export function GridSection({
  heading,
  aside,
  children,
}: {
  heading: string
  aside?: ReactNode
  children: ReactNode
}) {
  return (
    <section className={styles.section}>
      <header>
        <h2>{heading}</h2>
        {aside}
      </header>
      {children}
    </section>
  )
}
