import { useMemo } from 'react'
import type { ComponentType } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom'
import '../../ui/styles/global.css'
// The server alone writes the banner; its rules belong to the one stylesheet of the shop all the same.
import '../../ui/styles/consent-banner.css'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { AltTexts, PageAltTexts } from '../../ui/alt-text.tsx'
import { SITE_NAME } from '../../data/page/meta.ts'
import type { LayoutName, PageData, PageHandle } from '../../data/page/page-handle.ts'
import { LazyCartDrawer } from '../../features/cart/index.ts'
import { CardForms } from './card-forms.tsx'
import { CheckoutLayout } from './checkout-layout.tsx'
import { CustomLayout, DefaultLayout } from './default-layout.tsx'
import { useFocusOnPage } from './focus-page.ts'
import { LoadingBar } from './loading-bar.tsx'
import type { LayoutProps } from './page-main.tsx'
import { ProfileLayout } from './profile-layout.tsx'
import { ToastBar } from './toast-bar.tsx'
import { AuthLayout, EmptyLayout, LandingLayout, MobileLayout, UnsubscribeLayout } from './quiet-layouts.tsx'

const LAYOUTS: Record<LayoutName, ComponentType<LayoutProps>> = {
  auth: AuthLayout,
  checkout: CheckoutLayout,
  custom: CustomLayout,
  default: DefaultLayout,
  empty: EmptyLayout,
  landing: LandingLayout,
  mobile: MobileLayout,
  payment: CheckoutLayout,
  profile: ProfileLayout,
  unsubscribe: UnsubscribeLayout,
}

/** The frame around every page; the page's route says which. */
export function Root() {
  useFocusOnPage()
  const match = useMatches().at(-1)
  const handle = match?.handle as PageHandle | undefined
  const page = match?.loaderData as PageData | undefined
  const name = handle?.layout ?? 'default'
  const Layout = LAYOUTS[name]
  const crumbs = handle?.breadcrumbs === false ? undefined : page?.crumbs
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to the content
      </a>
      <LoadingBar />
      <PageAltTexts value={useAltTexts(page)}>
        <Layout name={name} crumbs={crumbs && <Breadcrumbs crumbs={crumbs} />}>
          <Outlet />
        </Layout>
        <CardForms />
        <ToastBar />
        <LazyCartDrawer />
      </PageAltTexts>
      <ScrollRestoration />
    </>
  )
}

function useAltTexts(page: PageData | undefined): AltTexts {
  const { pathname } = useLocation()
  const name = page?.meta?.title ?? SITE_NAME
  return useMemo(() => new AltTexts(name, pathname), [name, pathname])
}
