import type { ReactNode } from 'react'
import type { BlockHead_WordsFragment } from '../../../graphql/generated/graphql.ts'
import { Link } from '../../ui/link.tsx'
import styles from './block-head.module.css'

/** What a block of the home page begins with: its heading, what it is for, and the way to more of it. */
export function BlockHead({ words, children }: { words: BlockHead_WordsFragment; children?: ReactNode }) {
  const { heading, lead, link } = words
  return (
    <header className={styles.head}>
      <h2>{heading}</h2>
      {lead && <p>{lead}</p>}
      {children}
      {link && (
        <Link to={link.href} className={styles.all}>
          {link.title}
        </Link>
      )}
    </header>
  )
}
