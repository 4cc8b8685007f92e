import { useEffect, useState } from 'react'
import type { VariantPicker_VariantFragment } from '../../../../graphql/generated/graphql.ts'
import { Picture } from '../../../ui/picture.tsx'
import { Gallery, LARGE } from './gallery.tsx'
import styles from './gallery.module.css'

/** Who has pictures switched off, or a slow line, sees of the chosen variant what there is by then. */
const WAIT_MS = 3_000

/** The pictures of the chosen variant. Those of the one before stay until the first of them has arrived: the place is never empty. */
export function VariantGallery({ variant }: { variant: VariantPicker_VariantFragment }) {
  const [arrived, setArrived] = useState(variant)
  const [next] = variant.gallery
  const shown = next ? arrived : variant
  useEffect(() => {
    const wait = setTimeout(() => setArrived(variant), WAIT_MS)
    return () => clearTimeout(wait)
  }, [variant])
  return (
    <>
      <Gallery key={shown.slug} pictures={shown.gallery} />
      {next && shown.slug !== variant.slug && (
        <span
          key={variant.slug}
          className={styles.next}
          aria-hidden="true"
          onLoadCapture={() => setArrived(variant)}
          onErrorCapture={() => setArrived(variant)}
        >
          <Picture image={next.image} sizes={LARGE} eager decorative />
        </span>
      )}
    </>
  )
}
