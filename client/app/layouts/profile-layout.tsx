import { useLocation } from 'react-router-dom'
import { Icon } from '../../ui/icon.tsx'
import { PostForm } from '../../ui/form/post-form.tsx'
import { Link } from '../../ui/link.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { isWithin } from './is-within.ts'
import type { LayoutProps } from './page-main.tsx'
import { PageMain } from './page-main.tsx'
import styles from './profile-layout.module.css'

const GROUPS = [
  {
    title: 'Flowers',
    pages: [
      { to: '/profile/dashboard', title: 'Overview' },
      { to: '/profile/orders', title: 'Orders' },
      { to: '/profile/manage-subscription', title: 'Subscription' },
      { to: '/profile/favorites', title: 'Favourites' },
    ],
  },
  {
    title: 'People',
    pages: [
      { to: '/profile/recipients', title: 'Recipients' },
      { to: '/profile/important-dates', title: 'Important dates' },
    ],
  },
  {
    title: 'Savings',
    pages: [
      { to: '/profile/bonuses', title: 'Bonuses' },
      { to: '/profile/promo-codes', title: 'Promo codes' },
    ],
  },
  {
    title: 'Settings',
    pages: [
      { to: '/profile/personal-data', title: 'Personal data' },
      { to: '/profile/notification-settings', title: 'Notifications' },
      { to: '/profile/my-account', title: 'My account' },
    ],
  },
]

/** The account: its pages beside the one on show, or in a list that opens above it. */
export function ProfileLayout({ crumbs, children, ...props }: LayoutProps) {
  const { pathname } = useLocation()
  const shown = GROUPS.flatMap(({ pages }) => pages).find(({ to }) => pathname.startsWith(to))
  return (
    <>
      <Header />
      <PageMain {...props} crumbs={crumbs} className={styles.main}>
        <div className={styles.columns}>
          <nav aria-label="Account" className={styles.menu}>
            {/* The way to a page closes it. */}
            <details key={pathname} className={styles.narrow}>
              <summary>
                {shown ? `Your account: ${shown.title}` : 'Your account'}
                <Icon name="down" />
              </summary>
              <Pages at={pathname} />
            </details>
            <div className={styles.wide}>
              <Pages at={pathname} />
            </div>
          </nav>
          <div>{children}</div>
        </div>
      </PageMain>
      <Footer />
    </>
  )
}

const Pages = ({ at }: { at: string }) => (
  <ul className={styles.groups}>
    {GROUPS.map(({ title, pages }) => (
      <li key={title}>
        <p>{title}</p>
        <ul>
          {pages.map((page) => (
            <li key={page.to}>
              <Link to={page.to} aria-current={isWithin(at, page.to) ? 'page' : undefined}>
                {page.title}
              </Link>
            </li>
          ))}
        </ul>
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
)
