import type { LoaderFunctionArgs } from 'react-router-dom'
import type { HomePageQuery } from '../../../graphql/generated/graphql.ts'
import { HomePageDocument } from '../../../graphql/generated/graphql.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import type { Meta } from '../../data/page/meta.ts'
import { withoutRepeats } from './home-rails.ts'
import { firstPromotions } from '../promotions/index.ts'
import { faqPage, organization, website } from '../../data/page/structured-data.ts'

/** What the shop is found by, beside its name. */
const TITLE = 'Flower delivery in London and the UK'

/** Loads all blocks of the home page by one query. */
export async function homeLoader({ context }: LoaderFunctionArgs) {
  const answer = await pageApi(context).query(HomePageDocument, {})
  const { faq } = answer.data
  const things = import.meta.env.SSR
    ? [organization(), website(), ...(faq ? [faqPage(faq.list)] : [])]
    : undefined
  return { ...answer, data: asShown(answer.data), meta: { title: TITLE, things } satisfies Meta }
}

/** The answer with no more in it than the page shows. */
const asShown = (answer: HomePageQuery): HomePageQuery => ({
  ...withoutRepeats(answer),
  promotions: answer.promotions && firstPromotions(answer.promotions),
})
