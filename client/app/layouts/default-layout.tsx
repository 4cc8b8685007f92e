import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './layout.module.css'
import type { LayoutProps } from './page-main.tsx'
import { PageMain } from './page-main.tsx'

/** The shop with its menu and footer. */
export function DefaultLayout(props: LayoutProps) {
  return (
    <>
      <Header />
      <PageMain {...props} className={styles.main} />
      <Footer />
    </>
  )
}

/** Like DefaultLayout, for pages that draw their own full-width bands. */
export function CustomLayout(props: LayoutProps) {
  return (
    <>
      <Header />
      <PageMain {...props} className={styles.bands} />
      <Footer />
    </>
  )
}
