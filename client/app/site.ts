import { createServerClient } from '../data/graphql/server-client.ts'
import { localPath } from '../data/paths/local-path.ts'
import { visitorOf } from '../data/visitor.tsx'
import { consentBanner } from './document/consent-banner.ts'
import { STYLE_WITHOUT_SCRIPTS } from './document/frame.ts'
import { pageAddress, pageAt, redirectionFor, isNotFoundPage } from './routing/address.ts'
import { SHARED_PATHS } from './routing/shared-paths.ts'

/**
 * The functions of the client's bundle that `server/` calls, beside rendering itself. `+onRenderHtml.ts` hands them over; the server imports
 * their types alone.
 */
export const site = {
  pageAt,
  pageAddress,
  isNotFoundPage,
  redirectionFor,
  localPath,
  consentBanner,
  createServerClient,
  visitorOf,
  sharedPaths: SHARED_PATHS,
  /** The text of the style elements that pages have. */
  inlineStyles: [STYLE_WITHOUT_SCRIPTS],
}
export type Site = typeof site
