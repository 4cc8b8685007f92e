import { createServerClient } from '../data/graphql/server-client.ts'
import { localPath } from '../data/paths/local-path.ts'
import { visitorOf } from '../data/visitor.tsx'
import { consentBanner } from './document/consent-banner.ts'
import { pageAddress, pageAt, redirectionFor, saysThereIsNone } from './routing/address.ts'
import { SHARED_PATHS } from './routing/shared-paths.ts'

/** What the server asks the bundle about the shop's pages, beside the pages themselves. */
export const site = {
  pageAt,
  pageAddress,
  saysThereIsNone,
  redirectionFor,
  localPath,
  consentBanner,
  createServerClient,
  visitorOf,
  sharedPaths: SHARED_PATHS,
}
export type Site = typeof site
