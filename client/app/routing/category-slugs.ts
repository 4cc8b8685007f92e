const RECIPIENTS = ['mom', 'partner', 'friends', 'colleagues', 'relatives', 'grandparents', 'dad']

const OCCASIONS = [
  'anniversary-flowers',
  'apology-flowers',
  'baby-flowers',
  'birthday-flowers',
  'congratulations-flowers',
  'friendship-flowers',
  'get-well-soon-flowers',
  'good-luck-flowers',
  'new-home-flowers',
  'wedding',
  'romantic-flowers',
  'surprise-flowers',
  'thank-you-flowers',
  'thinking-of-you-flowers',
  'sympathy-flowers',
  'valentine-flowers',
  'retirement-flowers',
]

const ROSES = [
  'red-roses',
  'white-roses',
  'purple-roses',
  'pink-roses',
  'orange-roses',
  'peach-roses',
  'yellow-roses',
]

/** Slugs that are a category's wherever they turn up: older links name them below other pages. */
export const CATEGORY_SLUGS: readonly string[] = [...RECIPIENTS, ...OCCASIONS, ...ROSES]

/** The pages whose address ends in a slug. */
const SLUG_PAGES = /^\/(?:article|category|filter)\/([^/]+)$/

/** The known category whose slug stands where `pathname` has a slug. */
export function categoryIn(pathname: string): string | undefined {
  const slug = SLUG_PAGES.exec(pathname)?.[1]
  return slug === undefined ? undefined : CATEGORY_SLUGS.find((known) => known === decoded(slug))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
