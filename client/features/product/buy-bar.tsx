import { useEffect, useRef, useState } from 'react'
import type { VariantPicker_VariantFragment } from '../../../graphql/generated/graphql.ts'
import { Price } from '../../ui/price.tsx'
import styles from './buy-bar.module.css'

type Props = {
  title: string
  variant: VariantPicker_VariantFragment
  /** The id of the form that it sends. */
  form: string
}

/** Calls back once the banner about cookies, which the bar stands on, is not there any more. */
function whenConsentGoes(done: () => void): (() => void) | undefined {
  const banner = document.getElementById('consent')
  if (!banner) return undefined
  const watch = new IntersectionObserver(() => {
    if (!banner.isConnected) done()
  })
  watch.observe(banner)
  return () => watch.disconnect()
}

/**
 * The price, the size and a button at the foot of the window while the form's own button is out of sight, until the page ends. On narrow
 * screens, where that button is below the first screen, it is there before there are scripts, and stays without any.
 */
export function BuyBar({ title, variant, form }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  const [isShown, setShown] = useState<boolean>()
  const [isAsked, setAsked] = useState(true)
  useEffect(() => whenConsentGoes(() => setAsked(false)), [])
  useEffect(() => {
    if (!bar.current) return
    const seen = new Set<Element>()
    // What stands below the bar, and below what the bar stands on, is not in sight yet. Without its style sheet it stands on nothing ("auto").
    const covered = bar.current.offsetHeight + (parseFloat(getComputedStyle(bar.current).bottom) || 0)
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target)
          else seen.delete(target)
        }
        setShown(seen.size === 0)
      },
      { rootMargin: `0px 0px -${covered}px` },
    )
    // At the end of the page it would only stand between the page and its foot.
    for (const selector of [`#${form} > [data-buy]`, 'body footer']) {
      const element = document.querySelector(selector)
      if (element) watch.observe(element)
    }
    return () => watch.disconnect()
  }, [form, isAsked])
  return (
    <div ref={bar} className={styles.bar} data-shown={isShown}>
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
