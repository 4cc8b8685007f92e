import type { ReactNode } from 'react'
import styles from './styleguide-page.module.css'

/** A chapter of the style guide. */
export function Chapter({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <section className={styles.chapter}>
      <header>
        <h2>{title}</h2>
        <p>{lead}</p>
      </header>
      {children}
    </section>
  )
}

/** A part in one state, with the file it comes from. */
export function Specimen({ file, state, children }: { file: string; state: string; children: ReactNode }) {
  return (
    <figure className={styles.specimen}>
      <figcaption>
        <b>{state}</b> <code>{file}</code>
      </figcaption>
      <div>{children}</div>
    </figure>
  )
}
