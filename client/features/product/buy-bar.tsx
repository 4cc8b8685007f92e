import { useEffect, useState } from 'react'
import type { VariantPicker_VariantFragment } from '../../../graphql/generated/graphql.ts'
import { Price } from '../../ui/price.tsx'
import styles from './buy-bar.module.css'

type Props = {
  title: string
  variant: VariantPicker_VariantFragment
  /** The id of the form that it sends. */
  form: string
}

/** As high as the bar, with some air. */
const ROOM = '6rem'

/** Where the picture stands beside the words, and stays. */
const BESIDE = '(min-width: 760px)'

/**
 * The price, the size and a button at the foot of the window while the form's own button is out of sight, until the page ends. On narrow
 * screens it comes when the picture has left. Without scripts it stays there on narrow screens.
 */
export function BuyBar({ title, variant, form }: Props) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const own = document.querySelector(`#${form} > [data-buy]`)
    const picture = document.querySelector('[data-gallery]')
    const beside = matchMedia(BESIDE)
    const seen = new Set<Element>()
    const decide = () => setShown([...seen].every((element) => element === picture && beside.matches))
    const watch = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) seen.add(target)
        else seen.delete(target)
      }
      decide()
    })
    // A telephone that is turned.
    beside.addEventListener('change', decide)
    // At the end of the page it would only stand between the page and its foot.
    for (const element of [own, picture, document.querySelector('body footer')])
      if (element) watch.observe(element)
    return () => {
      watch.disconnect()
      beside.removeEventListener('change', decide)
    }
  }, [form])
  // What the keyboard comes to is scrolled to above it.
  useEffect(() => {
    if (!isShown) return
    const { style } = document.documentElement
    style.scrollPaddingBottom = ROOM
    return () => void (style.scrollPaddingBottom = '')
  }, [isShown])
  return (
    <div className={styles.bar} data-shown={isShown || undefined}>
      <p>
        <b>{title}</b>
        <small>{variant.title}</small>
      </p>
      <Price price={variant.price} oldPrice={variant.oldPrice} />
      <button className="button petal" form={form}>
        Add <span className="visually-hidden">{title}</span>
      </button>
    </div>
  )
}
