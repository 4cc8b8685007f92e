import type { ReactNode } from 'react'
import { CartNoticeBar } from './cart-notice-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './layout.module.css'

export function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <Header />
      <main id="content" className={styles.main}>
        {children}
      </main>
      <Footer />
      <CartNoticeBar />
    </>
  )
}
