import { useFetcher } from 'react-router-dom'
import type { SearchHistory_HistoryFragment } from '../../../graphql/generated/graphql.ts'
import { BaseForm } from '../../ui/form/base-form.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import styles from './past-searches.module.css'
import { isSamePhrase, useSearchHistory } from './search-history.ts'

type Props = { history: SearchHistory_HistoryFragment; words?: string }

/** What may be looked for, and what this visitor looked for: to be looked for again, or to be forgotten. */
export function PastSearches({ history, words = '' }: Props) {
  const fetcher = useFetcher<{ history?: SearchHistory_HistoryFragment }>()
  const kept = useSearchHistory(history.phrases, words)
  const { suggestions, phrases } = fetcher.data?.history ?? { ...history, phrases: kept }
  const known = phrases.some((phrase) => isSamePhrase(phrase, words))
  return (
    <section className={styles.past} aria-label="Searches">
      {(phrases.length > 0 || words) && (
        <div>
          <h2>Your searches</h2>
          <ul className={styles.list}>
            {phrases.map((phrase) => (
              <li key={phrase}>
                <Link to={`/search?${new URLSearchParams({ q: phrase })}`}>{phrase}</Link>
                <BaseForm fetcher={fetcher} method="post">
                  <input type="hidden" name="phrase" value={phrase} />
                  <button name="intent" value="forget" aria-label={`Forget ${phrase}`}>
                    <Icon name="close" size={14} />
                  </button>
                </BaseForm>
              </li>
            ))}
          </ul>
          <BaseForm fetcher={fetcher} method="post" className={styles.actions}>
            <input type="hidden" name="phrase" value={words} />
            {words && !known && (
              <button name="intent" value="keep" className="link">
                Save “{words}”
              </button>
            )}
            {phrases.length > 1 && (
              <button name="intent" value="forget-all" className="link">
                Forget all
              </button>
            )}
          </BaseForm>
        </div>
      )}
      <div>
        <h2>Popular searches</h2>
        <ul className={styles.list}>
          {suggestions.map((phrase) => (
            <li key={phrase}>
              <Link to={`/search?${new URLSearchParams({ q: phrase })}`}>{phrase}</Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
