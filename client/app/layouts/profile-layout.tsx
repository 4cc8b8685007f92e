import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { PostForm } from '../../ui/form/post-form.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import type { LayoutProps } from './page-main.tsx'
import { PageMain } from './page-main.tsx'
import styles from './profile-layout.module.css'

const PAGES = [
  { path: 'dashboard', title: 'Overview' },
  { path: 'orders', title: 'Orders' },
  { path: 'recipients', title: 'Recipients' },
  { path: 'important-dates', title: 'Important dates' },
  { path: 'favorites', title: 'Favourites' },
  { path: 'bonuses', title: 'Bonuses' },
  { path: 'promo-codes', title: 'Promo codes' },
  { path: 'manage-subscription', title: 'Subscription' },
  { path: 'personal-data', title: 'Personal data' },
  { path: 'notification-settings', title: 'Notifications' },
  { path: 'my-account', title: 'My account' },
]

/** The account: its pages beside, or above, the one on show. */
export function ProfileLayout({ crumbs, children, ...props }: LayoutProps) {
  const menu = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    const shown = menu.current?.querySelector<HTMLElement>('[aria-current]')
    if (shown) menu.current?.scrollTo({ left: shown.offsetLeft - menu.current.offsetLeft })
  }, [pathname])
  return (
    <>
      <Header />
      <PageMain {...props} crumbs={crumbs} className={styles.main}>
        <div className={styles.columns}>
          <nav aria-label="Account" className={styles.menu}>
            <ul ref={menu}>
              {PAGES.map(({ path, title }) => (
                <li key={path}>
                  <NavLink to={`/profile/${path}`}>{title}</NavLink>
                </li>
              ))}
              <li>
                <PostForm action="/profile/my-account">
                  <button name="intent" value="signOut">
                    Sign out
                  </button>
                </PostForm>
              </li>
            </ul>
          </nav>
          <div>{children}</div>
        </div>
      </PageMain>
      <Footer />
    </>
  )
}
