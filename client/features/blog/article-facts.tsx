import { dayAndYear } from '../../data/format.ts'
import styles from './article-cards.module.css'

type Facts = { author: string; publishedOn: string; readingMinutes: number }

/** Who wrote an article, when, and how long it takes to read. */
export function ArticleFacts({ article: { author, publishedOn, readingMinutes } }: { article: Facts }) {
  return (
    <p className={styles.facts}>
      {author} · <time dateTime={publishedOn}>{dayAndYear(publishedOn)}</time> · {readingMinutes} min
    </p>
  )
}
