import { COLLECTIONS } from './collections/collections.ts'

export type SeedLink = { title: string; href: string }
export type SeedMenuEntry = { title: string; href: string; icon: string; children: SeedLink[] }
export type SeedNavigation = {
  main: SeedMenuEntry[]
  other: SeedLink[]
  call: { label: string; phone: string; hours: string }
}
export type SeedFooter = {
  columns: { title: string; links: SeedLink[] }[]
  social: SeedLink[]
  legal: string
}

/** A link to a listing under its menu label, or another when given. */
function listing(slug: string, title?: string): SeedLink {
  const collection = COLLECTIONS.find((candidate) => candidate.slug === slug)
  if (collection === undefined) throw new Error(`there is no listing called "${slug}"`)
  return { title: title ?? collection.title, href: `/${collection.type}/${slug}` }
}

function childrenOf(parent: string): SeedLink[] {
  return COLLECTIONS.filter((collection) => collection.parent === parent && collection.inMenu).map(
    ({ slug }) => listing(slug),
  )
}

function entry(slug: string, icon: string, extra: SeedLink[] = []): SeedMenuEntry {
  return { ...listing(slug), icon, children: [...childrenOf(slug), ...extra] }
}

/** The menu at the top of every page. */
export const NAVIGATION: SeedNavigation = {
  main: [
    entry('flowers', 'flowers', [listing('new-bouquets'), { title: 'Make your own', href: '/constructor' }]),
    entry('roses', 'roses'),
    entry('occasions', 'occasions'),
    entry('recipients', 'recipients'),
    entry('letterbox-flowers', 'letterbox'),
    entry('gifts', 'gifts', [
      listing('gift-boxes'),
      listing('cards'),
      { title: 'All gifts', href: '/all-gifts' },
    ]),
    entry('plants', 'plants'),
    entry('special-offers', 'sales', [{ title: 'Promotions', href: '/promotions' }]),
  ],
  other: [
    { title: 'Delivery', href: '/delivery' },
    { title: 'Subscription', href: '/subscription' },
    { title: 'Loyalty', href: '/loyalty-program' },
    { title: 'Blog', href: '/blog' },
    { title: 'About us', href: '/about-us' },
    { title: 'Contact us', href: '/contact-us' },
  ],
  // The number is from the range that the regulator keeps for fiction, so it rings nobody.
  call: { label: 'Talk to a florist', phone: '020 7946 0142', hours: 'Every day, 8am to 8pm' },
}

/** The foot of every page. */
export const FOOTER: SeedFooter = {
  columns: [
    {
      title: 'Shop',
      links: [
        listing('flowers'),
        listing('roses'),
        listing('letterbox-flowers', 'Letterbox flowers'),
        { title: 'Make your own bouquet', href: '/constructor' },
        listing('gifts'),
        listing('gift-boxes'),
        listing('plants'),
        listing('cards'),
        listing('special-offers'),
      ],
    },
    {
      title: 'Help',
      links: [
        { title: 'Delivery', href: '/delivery' },
        { title: 'Flower delivery in London', href: '/delivery/london' },
        { title: 'Payment and refunds', href: '/payment-info' },
        { title: 'Your gift card', href: '/gift-card' },
        { title: 'Contact us', href: '/contact-us' },
        { title: 'Your orders', href: '/profile/orders' },
      ],
    },
    {
      title: 'Save',
      links: [
        { title: 'Promotions', href: '/promotions' },
        { title: 'Promotion rules', href: '/promotion-rules' },
        { title: 'Loyalty programme', href: '/loyalty-program' },
        { title: 'Flower subscription', href: '/subscription' },
        { title: 'Discount for students', href: '/youthdiscount' },
        { title: 'Discount for over-60s', href: '/seniordiscount' },
      ],
    },
    {
      title: 'Larkspur',
      links: [
        { title: 'About us', href: '/about-us' },
        { title: 'Blog', href: '/blog' },
        { title: 'Become an affiliate', href: '/become-affiliate' },
        { title: 'The app', href: '/app-landing' },
        { title: 'Privacy policy', href: '/privacy-policy' },
      ],
    },
  ],
  social: [
    { title: 'Instagram', href: 'https://www.instagram.com/' },
    { title: 'Pinterest', href: 'https://www.pinterest.co.uk/' },
    { title: 'Facebook', href: 'https://www.facebook.com/' },
  ],
  legal:
    '© 2026 Larkspur, Arch 12, Larkspur Yard, London SE1. VAT number GB 999 9999 73. Prices include VAT. Alcohol is sold to over-18s only; please drink responsibly.',
}
