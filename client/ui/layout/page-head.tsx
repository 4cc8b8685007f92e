import type { ReactNode } from 'react'
import type { Picture_ImageFragment } from '../../../graphql/generated/graphql.ts'
import { Picture } from '../picture.tsx'
import styles from './page-head.module.css'

type Props = {
  heading: string
  lead: string
  /** Beside the words, or above them where there is no room. */
  image?: Picture_ImageFragment | null | undefined
  children?: ReactNode
}

/** What a page begins with: what it is about, in large letters. */
export function PageHead({ heading, lead, image, children }: Props) {
  return (
    <header className={styles.head} data-pictured={image ? true : undefined}>
      <div className={styles.words}>
        <h1>{heading}</h1>
        <p>{lead}</p>
        {children}
      </div>
      {image && (
        <Picture
          image={image}
          sizes="(min-width: 860px) 480px, 100vw"
          eager
          decorative
          className={styles.picture}
        />
      )}
    </header>
  )
}
