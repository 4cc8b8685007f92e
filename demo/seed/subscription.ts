import { FLORISTS_CHOICE_REAL_ID } from './products/florists-choice.ts'

const PLANS = [
  [
    'weekly',
    'Every week',
    1,
    'A vase that is never empty. Each bouquet comes as the last one is going over.',
  ],
  [
    'fortnightly',
    'Every two weeks',
    2,
    'What most people choose: ten good days of flowers, and a few to miss them.',
  ],
  ['monthly', 'Every four weeks', 4, 'Thirteen bouquets a year, each from the middle of its season.'],
] as const

/** Flowers by subscription: their rhythms, and which flowers. Prices are those of the bouquets themselves. */
export const SUBSCRIPTION = {
  heading: 'Make it yours',
  text: 'Each price is for one delivery, with VAT, wrapping and a free slot. You pay before each bouquet is tied, and nothing for one that you skip.',
  percent_off: 15,
  first_bouquet_discounts: [50, 70, 80, 90],
  bouquet: FLORISTS_CHOICE_REAL_ID,
  others: 'hand-tied',
  plans: PLANS.map(([slug, title, every_weeks, text]) => ({ slug, title, every_weeks, text })),
}

export const APP_DOWNLOAD = {
  heading: 'Larkspur in your pocket',
  text: 'The app remembers the people you send flowers to, reminds you before their days, and shows where your order is.',
  points: [
    'Reorder a bouquet in two taps',
    'A reminder before every date that matters',
    'Follow your flowers to the door',
    'Bonuses and codes in one place',
  ],
  links: [
    { store: 'app-store', title: 'Download on the App Store', href: 'https://apps.apple.com/gb/' },
    { store: 'google-play', title: 'Get it on Google Play', href: 'https://play.google.com/store' },
  ],
}

export const GIFT_QUESTIONS = [
  {
    topic: 'gifts',
    question: 'Can a gift go without flowers?',
    answer: 'Yes. Everything on these shelves can be sent alone, in a box with your card on top.',
  },
  {
    topic: 'gifts',
    question: 'Will the gift arrive with my bouquet?',
    answer:
      'If both are in one order, yes, in the same hands at the same time. Only letterbox flowers travel by themselves.',
  },
  {
    topic: 'gifts',
    question: 'Do you send alcohol to anybody?',
    answer: 'To anybody over 18. The driver asks for proof of age, and does not leave it with neighbours.',
  },
  {
    topic: 'gifts',
    question: 'Are there nuts in the chocolates?',
    answer: 'In some, and traces in all. What is in each box is listed on its page and printed on the lid.',
  },
  {
    topic: 'gifts',
    question: 'How does a gift card work?',
    answer:
      'By e-mail it goes out at the hour you choose; on paper it comes in an envelope, with the courier. Both have your words and hold their amount for two years. It pays for flowers, gifts and delivery, in one order or several.',
  },
  {
    topic: 'gifts',
    question: 'Can I add a gift after ordering?',
    answer: 'Until we begin to tie the flowers. Open the order or ring us, and we put it in.',
  },
]
