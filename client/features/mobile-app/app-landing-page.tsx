import { useLoaderData } from 'react-router-dom'
import type { AppLandingPageQuery } from '../../../graphql/generated/graphql.ts'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { PageBlocks } from '../content/index.ts'
import { NotFound } from '../not-found/index.ts'
import { AppLinks } from './app-links.tsx'

/** For telephones and tablets: the app, and the store it comes from. */
export function AppLandingPage() {
  const { data } = useLoaderData() as { data: AppLandingPageQuery }
  const { page, appDownload } = data
  if (!page) return <NotFound />
  return (
    <>
      <PageHead heading={page.heading} lead={page.lead}>
        {appDownload && <AppLinks links={appDownload.links} />}
      </PageHead>
      <PageBlocks blocks={page.blocks} />
    </>
  )
}
