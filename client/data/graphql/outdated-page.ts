import type { CombinedError } from '@urql/core'

/** The shop no longer knows what this page asks for: it has been renewed more than once since the page was opened. */
export class OutdatedPage extends Error {
  override name = 'OutdatedPage'

  constructor() {
    super('This page is from before the shop was renewed. Load it again to go on.')
  }
}

export const isOutdated = ({ graphQLErrors }: CombinedError): boolean =>
  graphQLErrors.some(({ extensions }) => extensions.code === 'UNKNOWN_OPERATION')
