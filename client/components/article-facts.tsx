import styles from './article-cards.module.css'

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

type Facts = { author: string; publishedOn: string; readingMinutes: number }

/** Who wrote an article, when, and how long it takes to read. */
export function ArticleFacts({ article: { author, publishedOn, readingMinutes } }: { article: Facts }) {
  return (
    <p className={styles.facts}>
      {author} · <time dateTime={publishedOn}>{day.format(new Date(`${publishedOn}T00:00:00Z`))}</time> ·{' '}
      {readingMinutes} min
    </p>
  )
}
