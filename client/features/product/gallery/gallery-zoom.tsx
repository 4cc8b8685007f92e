import { useEffect, useRef, useState } from 'react'
import type { VariantPicker_VariantFragment } from '../../../../graphql/generated/graphql.ts'
import { Icon } from '../../../ui/icon.tsx'
import { scrolling } from '../../../ui/motion.ts'
import { Picture } from '../../../ui/picture.tsx'
import styles from './gallery-zoom.module.css'

type Props = {
  pictures: VariantPicker_VariantFragment['gallery']
  /** The picture it opens with. */
  first: number
  /** The addresses by which the browser has them, where it has. */
  loaded: (string | undefined)[]
  /** Gets the picture that was last seen. */
  onClose: (last: number) => void
}

/** The pictures in the whole window: by swipe, arrow keys or buttons from one to the next, by a press twice as large, Escape closes. */
export function GalleryZoom({ pictures, first, loaded, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const row = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(first)
  const [isLarge, setLarge] = useState(false)
  useEffect(() => {
    dialog.current?.showModal()
    row.current?.scrollTo({ left: first * row.current.clientWidth, behavior: 'instant' })
  }, [first])
  const step = (by: number) => {
    const next = Math.min(pictures.length - 1, Math.max(0, index + by))
    setLarge(false)
    row.current?.scrollTo({ left: next * row.current.clientWidth, behavior: scrolling() })
  }
  return (
    <dialog
      ref={dialog}
      className={styles.zoom}
      aria-label="Pictures in full screen"
      onClose={() => onClose(index)}
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight') step(1)
        if (key === 'ArrowLeft') step(-1)
      }}
    >
      <ul
        ref={row}
        data-large={isLarge || undefined}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          if (!isLarge) setIndex(Math.round(scrollLeft / clientWidth))
        }}
      >
        {pictures.map(({ view, image }, at) => (
          <li key={view} aria-hidden={at !== index || undefined}>
            <button
              type="button"
              tabIndex={at === index ? undefined : -1}
              aria-label={[image.alt.trim(), isLarge ? 'smaller' : 'larger'].filter(Boolean).join(': ')}
              onClick={() => setLarge(!isLarge)}
            >
              {/* Seen until the large one has arrived, which lies over it. */}
              <img src={loaded[at]} alt="" width={image.width} height={image.height} />
              <Picture image={image} sizes="100vmax" />
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={`round ${styles.close}`}
        aria-label="Close"
        autoFocus
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" size={26} />
      </button>
      {pictures.length > 1 && (
        <p>
          <button
            type="button"
            className="round"
            aria-label="Previous picture"
            disabled={index === 0}
            onClick={() => step(-1)}
          >
            <Icon name="chevron" size={26} />
          </button>
          <span aria-live="polite">
            {index + 1} of {pictures.length}
          </span>
          <button
            type="button"
            className="round"
            aria-label="Next picture"
            disabled={index === pictures.length - 1}
            onClick={() => step(1)}
          >
            <Icon name="chevron" size={26} />
          </button>
        </p>
      )}
    </dialog>
  )
}
