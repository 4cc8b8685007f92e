import { getForm } from '../../contract/forms.ts'
import * as api from '../../contract/pages.ts'
import { block } from '../block.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { orNull } from '../errors/refusal.ts'

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
    page: (_root, params, { rest }) => orNull(rest.data(api.getPage, { params })),
    appDownload: block(({ rest }) => rest.data(api.getAppDownload)),
  },
  PageBlock: { __resolveType: (block) => ('kind' in block ? BLOCK_TYPES[block.kind] : 'ProductRail') },
  FormBlock: {
    // It comes with the page, unless the backend leaves it out.
    form: ({ form: key, definition }, _args, { rest }) =>
      definition ?? orNull(rest.data(getForm, { params: { key } })),
  },
}
