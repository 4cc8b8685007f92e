import type { ReactNode } from 'react'
import styles from './message-page.module.css'

type Props = {
  heading: string
  text: string
  /** A button for what may go well now. */
  again?: ReactNode
  /** Further help for visitors who looked for something. */
  children?: ReactNode
}

/** What is said instead of a page, and the way to the main page. */
export function Message({ heading, text, again, children }: Props) {
  return (
    <section className={styles.message}>
      <h1>{heading}</h1>
      <p>{text}</p>
      {children}
      <p className={styles.ways}>
        {again}
        <a className={again ? 'button quiet' : 'button'} href="/">
          To the main page
        </a>
      </p>
    </section>
  )
}
