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

type Props = {
  file: string
  state: string
  /** It goes from edge to edge of the page, and has no frame here. */
  bleeds?: boolean
  children: ReactNode
}

/** A part in one state, with the file it comes from. */
export function Specimen({ file, state, bleeds = false, children }: Props) {
  return (
    <figure className={styles.specimen} data-bleeds={bleeds || undefined}>
      <figcaption>
        <b>{state}</b> <code>{file}</code>
      </figcaption>
      <div>{children}</div>
    </figure>
  )
}
