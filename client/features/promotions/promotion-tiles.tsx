import type { PromotionTiles_PromotionFragment } from '../../../graphql/generated/graphql.ts'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './promotion-tiles.module.css'
import { untilWords } from './until-words.ts'

/** Promotions that are shown beside one another. */
const MOST = 2

/** Those that are shown of a list that begins with the most important: what has an end first, and then what stays. */
export function firstPromotions<P extends Pick<PromotionTiles_PromotionFragment, 'endsOn'>>(
  promotions: readonly P[],
): P[] {
  const ends = promotions.filter(({ endsOn }) => endsOn)
  const stay = promotions.filter(({ endsOn }) => !endsOn)
  return [...ends, ...stay].slice(0, MOST)
}

/** What is on just now, with a picture each. */
export function PromotionTiles({ promotions }: { promotions: readonly PromotionTiles_PromotionFragment[] }) {
  return (
    <ul className={styles.tiles} aria-label="What is on">
      {firstPromotions(promotions).map(({ id, title, image, endsOn }) => (
        <li key={id}>
          <Link to={`/promotions/${id}`}>
            <Picture image={image} sizes="(min-width: 760px) 264px, 42vw" small decorative />
            <div className={styles.words}>
              <p className="eyebrow">{untilWords(endsOn)}</p>
              <p className={styles.title}>{title}</p>
            </div>
          </Link>
        </li>
      ))}
    </ul>
  )
}
