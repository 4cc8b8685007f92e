import type { Picture_ImageFragment } from '../../../graphql/generated/graphql.ts'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { Faq } from '../../ui/layout/faq.tsx'
import { GridSection } from '../../ui/layout/grid-section.tsx'
import { Message } from '../../ui/layout/message-page.tsx'
import { MoreLink } from '../../ui/layout/more-link.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { Pagination } from '../../ui/layout/pagination.tsx'
import { PriceSummary } from '../../ui/layout/price-summary.tsx'
import { RichText } from '../../ui/layout/rich-text.tsx'
import { ShowMore } from '../../ui/layout/show-more.tsx'
import { TileGrid } from '../../ui/layout/tile-grid.tsx'
import { Wordmark } from '../../ui/layout/wordmark.tsx'
import { EmptyState } from '../../ui/profile/empty-state.tsx'
import { ProfileHead, StatusMessage } from '../../ui/profile/profile-head.tsx'
import { Tip } from '../../ui/profile/tip.tsx'
import { Chapter, Specimen } from './specimen.tsx'

type Props = { products: { title: string; image: Picture_ImageFragment }[]; image: Picture_ImageFragment }

const pageInfo = (page: number) => ({ page, perPage: 24, total: 200, totalPages: 9, isExact: true })
const href = (page: number) => `/styleguide?page=${page}`

/** The parts that pages are put together from. */
export function LayoutSamples({ products, image }: Props) {
  const tiles = products.map((product) => ({ ...product, text: null, href: `/search?q=${product.title}` }))
  return (
    <Chapter title="Parts of pages" lead="What pages are put together from: none of them knows what is sold.">
      <Specimen file="layout/wordmark.tsx" state="The shop’s name">
        <Wordmark />
      </Specimen>
      <Specimen file="layout/breadcrumbs.tsx" state="The way here">
        <Breadcrumbs crumbs={[{ title: 'Flowers', href: '/category/flowers' }, { title: 'Roses' }]} />
      </Specimen>
      <Specimen file="layout/page-head.tsx" state="The beginning of a page: words alone, and with a picture">
        <PageHead heading="Roses" lead="Cut this morning, and yours this afternoon." />
        <PageHead heading="Roses" lead="Cut this morning, and yours this afternoon." image={image} />
      </Specimen>
      <Specimen file="layout/grid-section.tsx, tile-grid.tsx" state="Tiles below a heading: large and small">
        <GridSection heading="By occasion" aside={<a href="/category">All of them</a>}>
          <TileGrid tiles={tiles.slice(0, 4)} />
        </GridSection>
        <TileGrid tiles={tiles.slice(4)} small />
      </Specimen>
      <Specimen file="layout/pagination.tsx" state="The first page, one in the middle, the last">
        {[1, 5, 9].map((page) => (
          <Pagination key={page} pageInfo={pageInfo(page)} href={href} />
        ))}
      </Specimen>
      <Specimen file="layout/show-more.tsx, more-link.tsx" state="More below">
        <ShowMore pageInfo={pageInfo(1)} shown={24} href={href(2)} />
        <MoreLink pageInfo={pageInfo(1)} href={href}>
          More to read
        </MoreLink>
      </Specimen>
      <Specimen file="layout/price-summary.tsx" state="What there is to pay">
        <PriceSummary
          rows={[
            { title: 'Flowers', text: '£33' },
            { title: 'Delivery', text: 'free' },
          ]}
          total="£33"
          below={[{ title: 'By gift card', text: '−£10' }]}
        />
      </Specimen>
      <Specimen file="layout/faq.tsx" state="Questions">
        <Faq
          questions={[
            { question: 'Can I choose the day?', answer: 'Yes, in the calendar of the checkout.' },
            { question: 'What if nobody is at home?', answer: 'We ask a neighbour, and tell you.' },
          ]}
        />
      </Specimen>
      <Specimen file="layout/rich-text.tsx" state="Text of an editor">
        <RichText html="<h3>Water</h3><p>Every second day, and <b>cold</b>.</p><ul><li>Cut the stems</li><li>Take out what wilts</li></ul>" />
      </Specimen>
      <Specimen
        file="profile/profile-head.tsx"
        state="The beginning of a page of the account, and what has been done"
      >
        <ProfileHead title="Important dates" lead="We write to you before each of them." />
        <StatusMessage text="The date is kept." />
      </Specimen>
      <Specimen file="profile/empty-state.tsx" state="Nothing yet">
        <EmptyState href="/category/flowers" button="Look at flowers">
          What you order stands here.
        </EmptyState>
      </Specimen>
      <Specimen file="profile/tip.tsx" state="An explanation">
        <Tip about="bonuses" explanation="A bonus is a penny off what you order next.">
          120 bonuses
        </Tip>
      </Specimen>
      <Specimen file="layout/message-page.tsx" state="In the place of a page">
        <Message heading="Nothing is here" text="The page may have moved.">
          <p>Search for it above.</p>
        </Message>
      </Specimen>
    </Chapter>
  )
}
