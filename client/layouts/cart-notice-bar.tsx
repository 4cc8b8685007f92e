import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Icon } from '../components/icon.tsx'
import { dismissNotice, useCartNotice } from '../data/cart-notice.ts'
import styles from './cart-notice-bar.module.css'

const SHOWN_MS = 6_000

/** Says what became of a press on "add to cart", to the eye and to a screen reader. */
export function CartNoticeBar() {
  const notice = useCartNotice()
  const { pathname } = useLocation()
  useEffect(() => {
    if (!notice) return
    const timer = setTimeout(dismissNotice, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [notice])
  useEffect(() => dismissNotice, [pathname])
  return (
    <div
      role="status"
      className={styles.bar}
      data-shown={notice !== null}
      data-refused={notice?.refused ?? false}
    >
      {notice && (
        <>
          <span className={styles.text}>
            {!notice.refused && <Icon name="check" />} {notice.text}
          </span>
          {!notice.refused && pathname !== '/cart' && <Link to="/cart">View cart</Link>}
          <button type="button" className={styles.close} onClick={dismissNotice} aria-label="Close">
            <Icon name="close" />
          </button>
        </>
      )}
    </div>
  )
}
