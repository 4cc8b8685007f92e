import type { SeedCollection } from '../../../store/seed/seed-data.ts'
import { BY_KIND, BY_ROSE, TOP } from './collections-by-flower.ts'
import { BY_OCCASION, BY_RECIPIENT } from './collections-by-need.ts'
import { BY_GIFT, FILTERS } from './collections-by-shelf.ts'

/** Top-level listings whose icon is not that of flowers. */
const OWN_ICON: Readonly<Record<string, string>> = {
  roses: 'roses',
  'letterbox-flowers': 'letterbox',
  gifts: 'gifts',
  'gift-boxes': 'gifts',
  plants: 'plants',
  cards: 'cards',
  occasions: 'occasions',
  recipients: 'recipients',
}

/** Every listing of the shop, in menu order: parents first, then their children. */
export const COLLECTIONS: SeedCollection[] = [
  TOP,
  BY_KIND,
  BY_ROSE,
  BY_OCCASION,
  BY_RECIPIENT,
  BY_GIFT,
  ...FILTERS,
]
  .flatMap(({ type, parent, icon, inMenu, rows }) =>
    rows.map(([slug, title, heading, prefix, description, metaDescription]) => ({
      type,
      slug,
      title,
      heading,
      prefix,
      description,
      metaTitle: heading,
      metaDescription,
      icon: OWN_ICON[slug] ?? icon,
      parent,
      inMenu,
      position: 0,
    })),
  )
  .map((collection, index) => ({ ...collection, position: index + 1 }))
