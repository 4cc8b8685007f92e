import { useSearchParams } from 'react-router-dom'
import { dateInWords } from '../../data/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import styles from './calendar-pager.module.css'
import { daysHref, pagesAround } from './calendar-pages.ts'

type Day = { date: string }
type Props = {
  /** The days that the calendar begins with. */
  first: readonly Day[]
  /** The days on show. */
  shown: readonly Day[]
}

/** Which days are on show, and the ways to earlier and later ones. */
export function CalendarPager({ first, shown }: Props) {
  const [search] = useSearchParams()
  const { before, after } = pagesAround(first, shown)
  const [begin, end] = [shown[0], shown.at(-1)]
  if (!begin || !end) return null
  return (
    <nav className={styles.pager} aria-label="Calendar">
      {before && (
        <Link to={daysHref(search, before)} rel="prev nofollow" preventScrollReset>
          <Icon name="chevron" size={16} /> Earlier
        </Link>
      )}
      <span role="status">
        {dateInWords(begin.date, undefined, true)} – {dateInWords(end.date, undefined, true)}
      </span>
      {after && (
        <Link to={daysHref(search, after)} rel="next nofollow" preventScrollReset>
          Later <Icon name="chevron" size={16} />
        </Link>
      )}
    </nav>
  )
}
