import type { Benefit } from '../../contract/home.ts'

/** Six reasons to buy here, each of which the shop keeps. */
export const BENEFITS: readonly Benefit[] = [
  {
    icon: 'van',
    title: 'Same day in London',
    text: 'Order by 2pm and it can be at a London door this afternoon or evening, Christmas excepted; by 5.30pm there is still a late van. Elsewhere in mainland Britain it is there tomorrow, unless that is a bank holiday.',
  },
  {
    icon: 'card',
    title: 'All-in prices',
    text: 'VAT, wrapping, a message card and a standard slot are in the price on the page. You see it once and that is what you pay.',
  },
  {
    icon: 'leaf',
    title: 'Tied to order',
    text: 'We make each bouquet after you order it, from flowers that came in that morning. There is no stock of ready-made bunches.',
  },
  {
    icon: 'clock',
    title: 'Fresh for seven days',
    text: 'If cut flowers have not lasted a week, send us a photograph and we will make them again or return your money.',
  },
  {
    icon: 'gift',
    title: 'Bonuses on every order',
    text: 'Part of what you spend comes back as bonuses in your account, to be used on a later order.',
  },
  {
    icon: 'phone',
    title: 'Florists on the telephone',
    text: 'The people who answer are the people who tie. Ask them anything, including what to write on the card.',
  },
]
