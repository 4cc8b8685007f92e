import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom'
import '../styles/global.css'
import type { LayoutName, PageHandle } from '../routing/page-handle.ts'
import { CheckoutLayout } from './checkout-layout.tsx'
import { DefaultLayout } from './default-layout.tsx'
import { LoadingBar } from './loading-bar.tsx'
import type { ComponentType, ReactNode } from 'react'

const LAYOUTS: Record<LayoutName, ComponentType<{ children: ReactNode }>> = {
  default: DefaultLayout,
  checkout: CheckoutLayout,
  payment: CheckoutLayout,
  empty: ({ children }) => <main id="content">{children}</main>,
}

/** The frame around every page; the page's route says which. */
export function Root() {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  const Layout = LAYOUTS[handle?.layout ?? 'default']
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to the content
      </a>
      <LoadingBar />
      <Layout>
        <Outlet />
      </Layout>
      <ScrollRestoration />
    </>
  )
}
