import { useEffect, useRef, useState } from 'react'
import type { MouseEvent } from 'react'
import type { VariantPicker_VariantFragment } from '../../../../graphql/generated/graphql.ts'
import { Icon } from '../../../ui/icon.tsx'
import { scrolling } from '../../../ui/motion.ts'
import { Picture, pictureUrl } from '../../../ui/picture.tsx'
import { useGrownPicture } from '../../../ui/view-transition.ts'
import { GalleryZoom } from './gallery-zoom.tsx'
import styles from './gallery.module.css'

const WIDE = '(min-width: 960px)'
const WIDE_WIDTH = '540px'

/** How wide a large picture is shown. */
export const LARGE = `${WIDE} ${WIDE_WIDTH}, 100vw`

/**
 * How wide a large picture beside the first is said to be until somebody turns to the gallery: one in a small size shows what there
 * is, and a telephone on a slow line fetches a fifth of the bytes. The second peeps in there. Without scripts nobody could turn to it.
 */
const beside = (index: number): string =>
  `(scripting: none) and ${WIDE} ${WIDE_WIDTH}, (scripting: none) 100vw, (max-width: 759px) ${index === 1 ? '33vw' : '12vw'}, 88px`

type Props = { pictures: VariantPicker_VariantFragment['gallery'] }

/**
 * Pictures of a variant, side by side to be pushed along; the small ones bring their large one into view. A press on a picture fills
 * the window with it; without scripts it leads to the picture.
 */
export function Gallery({ pictures }: Props) {
  const row = useRef<HTMLUListElement>(null)
  const [zoomed, setZoomed] = useState<{ first: number; loaded: string[] }>()
  const [isUsed, setUsed] = useState(false)
  /** The addresses by which the browser has the pictures: one that is on its way in a larger size is still had in the smaller. */
  const loaded = useRef<string[]>([])
  const noteLoaded = () =>
    row.current?.querySelectorAll('img').forEach(({ complete, currentSrc }, index) => {
      if (complete) loaded.current[index] = currentSrc
    })
  const use = () => {
    noteLoaded()
    setUsed(true)
  }
  useEffect(() => {
    // It may have been pushed along before there were scripts.
    if (row.current?.scrollLeft) setUsed(true)
  }, [])
  useGrownPicture(row, pictures)
  /** Which picture is in view. */
  const current = () => {
    const { children = [], scrollLeft = 0 } = row.current ?? {}
    const distances = [...children].map((item) => Math.abs((item as HTMLElement).offsetLeft - scrollLeft))
    return Math.max(0, distances.indexOf(Math.min(...distances)))
  }
  const show = (index: number, behavior: ScrollBehavior = scrolling()) => {
    const picture = row.current?.children[index]
    if (picture instanceof HTMLElement) row.current?.scrollTo({ left: picture.offsetLeft, behavior })
  }
  const zoom = (first: number) => {
    noteLoaded()
    setZoomed({ first, loaded: [...loaded.current] })
  }
  const zoomByPress = (index: number) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    zoom(index)
  }
  return (
    <div
      className={styles.gallery}
      data-gallery
      onPointerEnter={use}
      onPointerDownCapture={use}
      onFocusCapture={use}
    >
      <ul
        className={styles.row}
        ref={row}
        tabIndex={0}
        onScroll={use}
        aria-label={
          pictures.length > 1
            ? 'Pictures: arrow keys for the next, Enter for full screen'
            : 'Picture: Enter for full screen'
        }
        onKeyDown={({ key }) => {
          if (key === 'Enter') zoom(current())
        }}
      >
        {pictures.map(({ view, image }, index) => (
          <li key={view} id={`picture-${view.toLowerCase()}`}>
            <a href={pictureUrl(image, 'max', 'webp')} tabIndex={-1} onClick={zoomByPress(index)}>
              <Picture
                image={image}
                sizes={index === 0 || isUsed ? LARGE : beside(index)}
                eager={index === 0}
              />
              <span className={styles.zoom}>
                <Icon name="search" />
              </span>
            </a>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ul className={styles.small}>
          {pictures.map(({ view, image }, index) => (
            <li key={view}>
              <a
                href={`#picture-${view.toLowerCase()}`}
                // The keyboard has the arrow keys in the row above.
                tabIndex={-1}
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
      {zoomed && (
        <GalleryZoom
          pictures={pictures}
          {...zoomed}
          onClose={(last) => {
            setZoomed(undefined)
            show(last, 'instant')
            row.current?.focus()
          }}
        />
      )}
    </div>
  )
}
