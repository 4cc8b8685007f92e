import { useRef } from 'react'
import type { VariantPicker_VariantFragment } from '../../../graphql/generated/graphql.ts'
import { Picture } from '../../ui/picture.tsx'
import styles from './gallery.module.css'

/** Pictures of a variant, side by side to be pushed along; the small ones bring their large one into view. */
export function Gallery({ pictures }: { pictures: VariantPicker_VariantFragment['gallery'] }) {
  const row = useRef<HTMLUListElement>(null)
  const show = (index: number) => {
    const picture = row.current?.children[index]
    if (picture instanceof HTMLElement)
      row.current?.scrollTo({ left: picture.offsetLeft, behavior: 'smooth' })
  }
  return (
    <div className={styles.gallery}>
      <ul className={styles.row} ref={row} tabIndex={0} aria-label="Pictures">
        {pictures.map(({ view, image }, index) => (
          <li key={view} id={`picture-${view.toLowerCase()}`}>
            <Picture image={image} sizes="(min-width: 960px) 540px, 100vw" eager={index === 0} />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ul className={styles.small}>
          {pictures.map(({ view, image }, index) => (
            <li key={view}>
              <a
                href={`#picture-${view.toLowerCase()}`}
                aria-label={`Picture ${index + 1}: ${image.alt}`}
                onClick={(event) => {
                  event.preventDefault()
                  show(index)
                }}
              >
                <Picture image={image} sizes="88px" small decorative />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
