import type { Tile_TileFragment } from '../../../graphql/generated/graphql.ts'
import { Link } from '../link.tsx'
import { Picture } from '../picture.tsx'
import styles from './tile-grid.module.css'

/** Pictures that lead to listings. */
export function TileGrid({ tiles, small = false }: { tiles: Tile_TileFragment[]; small?: boolean }) {
  return (
    <ul className={styles.grid} data-small={small}>
      {tiles.map((tile) => (
        <li key={tile.href}>
          <Link to={tile.href}>
            {tile.image && (
              <Picture image={tile.image} sizes="(min-width: 960px) 190px, 42vw" small decorative />
            )}
            <span className={styles.title}>{tile.title}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
