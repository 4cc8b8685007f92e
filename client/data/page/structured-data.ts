import type {
  Article,
  BreadcrumbList,
  FAQPage,
  Graph,
  Organization,
  Product,
  Thing,
  WebSite,
} from 'schema-dts'
import { reviewerName } from '../reviewer.ts'
import type { Crumb } from './crumb.ts'

/** What search engines read of a page (schema.org). Addresses are paths until they are written. */
export type { Thing } from 'schema-dts'

export function organization(): Organization {
  return {
    '@type': 'Organization',
    '@id': '/#larkspur',
    name: 'Larkspur',
    url: '/',
    logo: '/icon-512.png',
    description: 'Flowers and gifts, tied in London and delivered across the United Kingdom.',
    areaServed: { '@type': 'Country', name: 'United Kingdom' },
  }
}

export function website(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': '/#site',
    name: 'Larkspur',
    url: '/',
    inLanguage: 'en-GB',
    publisher: { '@id': '/#larkspur' },
  }
}

/** The way from the main page; the last step is the page itself. */
export function breadcrumbList(crumbs: Crumb[], path: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ title: 'Home', href: '/' }, ...crumbs].map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: href ?? path,
    })),
  }
}

export function faqPage(questions: { question: string; answer: string }[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

type ArticleFacts = {
  path: string
  title: string
  lead: string
  author: string
  topic: string
  image: string
  /** Civil dates. */
  publishedOn: string
  updatedOn: string
}

export function article(facts: ArticleFacts): Article {
  return {
    '@type': 'Article',
    headline: facts.title,
    description: facts.lead,
    articleSection: facts.topic,
    image: facts.image,
    url: facts.path,
    mainEntityOfPage: facts.path,
    datePublished: facts.publishedOn,
    dateModified: facts.updatedOn,
    inLanguage: 'en-GB',
    author: { '@type': 'Person', name: facts.author },
    publisher: { '@id': '/#larkspur' },
  }
}

type ProductFacts = {
  path: string
  title: string
  description: string
  sku: string
  image: string
  /** All variants' prices in pence. */
  prices: number[]
  rating: number | null
  reviewCount: number
  reviews: { author: string; rating: number; title: string; text: string; publishedOn: string }[]
}

export function product(facts: ProductFacts): Product {
  const { rating, reviewCount, reviews } = facts
  return {
    '@type': 'Product',
    name: facts.title,
    description: facts.description,
    sku: facts.sku,
    url: facts.path,
    image: facts.image,
    brand: { '@type': 'Brand', name: 'Larkspur' },
    offers: offers(facts),
    ...(rating !== null &&
      reviewCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating,
          reviewCount,
          bestRating: 5,
          worstRating: 1,
        },
      }),
    ...(reviews.length > 0 && {
      review: reviews.slice(0, 5).map((review) => ({
        '@type': 'Review' as const,
        author: { '@type': 'Person' as const, name: reviewerName(review.author) },
        name: review.title,
        reviewBody: review.text,
        datePublished: review.publishedOn,
        reviewRating: {
          '@type': 'Rating' as const,
          ratingValue: review.rating,
          bestRating: 5,
          worstRating: 1,
        },
      })),
    }),
  }
}

function offers({ prices, path }: ProductFacts): NonNullable<Product['offers']> {
  const lowest = Math.min(...prices)
  const highest = Math.max(...prices)
  const always = {
    priceCurrency: 'GBP',
    availability: 'https://schema.org/InStock',
    url: path,
    seller: { '@id': '/#larkspur' },
  } as const
  if (lowest === highest) return { '@type': 'Offer', price: inPounds(lowest), ...always }
  return {
    '@type': 'AggregateOffer',
    lowPrice: inPounds(lowest),
    highPrice: inPounds(highest),
    offerCount: prices.length,
    ...always,
  }
}

function inPounds(pence: number): string {
  return (pence / 100).toFixed(2)
}

/** All of a page's things in one JSON-LD graph, with absolute addresses. */
export function structuredData(things: Thing[], siteUrl: string): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': absolute(things, siteUrl) as Graph['@graph'],
  }
}

/** Properties that hold an address. */
const ADDRESSES = new Set(['@id', 'url', 'item', 'image', 'logo', 'mainEntityOfPage', 'contentUrl'])

function absolute(value: unknown, siteUrl: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => absolute(entry, siteUrl))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      name,
      ADDRESSES.has(name) && typeof entry === 'string'
        ? new URL(entry, siteUrl).href
        : absolute(entry, siteUrl),
    ]),
  )
}
