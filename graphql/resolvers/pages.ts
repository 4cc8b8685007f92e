import { block } from '../block.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { orNull } from '../refusal.ts'
import { getForm } from '../rest/forms.ts'
import * as pages from '../rest/pages.ts'

const BLOCK_TYPES = {
  text: 'TextBlock',
  list: 'ListBlock',
  steps: 'StepsBlock',
  faq: 'FaqBlock',
  cta: 'CtaBlock',
  form: 'FormBlock',
  product: 'ProductBlock',
  products: 'ProductRail',
} as const

export const pageResolvers: Resolvers = {
  Query: {
    page: (_root, { slug }, { rest }) => orNull(pages.getPage(rest, slug)),
    appDownload: block(({ rest }) => pages.getAppDownload(rest)),
    sitemap: (_root, { page }, { rest }) => orNull(pages.getSitemap(rest, page ?? 1)),
  },
  PageBlock: { __resolveType: (block) => ('kind' in block ? BLOCK_TYPES[block.kind] : 'ProductRail') },
  FormBlock: { form: (block, _args, { rest }) => orNull(getForm(rest, block.form)) },
}
