import { useLayout } from '../../data/layout-data.tsx'
import { phoneHref, phoneInWords } from '../../data/phone.ts'
import { Wordmark } from '../../ui/layout/wordmark.tsx'
import type { LayoutProps } from './page-main.tsx'
import { PageMain } from './page-main.tsx'
import { Link } from '../../ui/link.tsx'
import styles from './quiet-layouts.module.css'

function QuietHeader() {
  return (
    <header className={styles.header}>
      <Wordmark />
    </header>
  )
}

function Help() {
  const { navigation } = useLayout()
  return (
    <footer className={styles.footer}>
      <p>
        <Link to="/contact-us">Contact us</Link> <Link to="/privacy-policy">Privacy</Link>{' '}
        {navigation && <a href={phoneHref(navigation.call.phone)}>{phoneInWords(navigation.call.phone)}</a>}
      </p>
    </footer>
  )
}

/** Signing in: one thing to do, in the middle of the page. */
export function AuthLayout(props: LayoutProps) {
  return (
    <>
      <QuietHeader />
      <PageMain {...props} className={styles.narrow} />
      <Help />
    </>
  )
}

/** A page that a campaign leads to: no menu to get lost in. */
export function LandingLayout(props: LayoutProps) {
  return (
    <>
      <QuietHeader />
      <PageMain {...props} className={styles.wide} />
      <Help />
    </>
  )
}

/** A page for telephones and tablets, from edge to edge. */
export function MobileLayout(props: LayoutProps) {
  return (
    <>
      <QuietHeader />
      <PageMain {...props} className={styles.hand} />
    </>
  )
}

/** Leaving a list should be as easy as joining it. */
export function UnsubscribeLayout(props: LayoutProps) {
  return (
    <>
      <QuietHeader />
      <PageMain {...props} className={styles.narrow} />
    </>
  )
}

/** Nothing but the page. */
export function EmptyLayout(props: LayoutProps) {
  return <PageMain {...props} />
}
