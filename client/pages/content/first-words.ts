/** What a page says of itself until it has more to say, by its path. */
export const FIRST_WORDS: Record<string, { title: string; lead: string }> = {
  '/all-gifts': {
    title: 'All gifts',
    lead: 'Candles, chocolates, vases and boxes: everything that is not a flower.',
  },
  '/gifts': { title: 'Gifts', lead: 'Something to go with the flowers, or to go by itself.' },
  '/cards': {
    title: 'Greeting cards',
    lead: 'Printed in London on heavy paper. Your words are written inside by hand.',
  },
  '/giftbox1': { title: 'The evening gift box', lead: 'Flowers and an evening in, in one box.' },
  '/giftbox2': { title: 'The morning gift box', lead: 'Flowers and a slow morning, in one box.' },
  '/mini': { title: 'Mini bouquets', lead: 'Small bouquets for desks, bedsides and first days.' },
  '/about-us': {
    title: 'About us',
    lead: 'We are florists in London. Every bouquet is tied after you order it.',
  },
  '/become-affiliate': {
    title: 'Become an affiliate',
    lead: 'Send us people who love flowers and share in what they buy.',
  },
  '/contact-us': { title: 'Contact us', lead: 'A florist answers the telephone every day from 8am to 8pm.' },
  '/payment-info': {
    title: 'Payment and delivery',
    lead: 'How to pay, what delivery costs and when it comes.',
  },
  '/privacy-policy': {
    title: 'Privacy policy',
    lead: 'What we know of you, why, and how to have it forgotten.',
  },
  '/delivery': { title: 'Flower delivery', lead: 'Same day in London, next day across the UK.' },
  '/blog': { title: 'Blog', lead: 'On looking after flowers, and on what they say.' },
  '/promotions': { title: 'Promotions', lead: 'What costs less just now.' },
  '/promotion-rules': { title: 'Promotion rules', lead: 'How promo codes and offers work, in plain words.' },
  '/loyalty-program': {
    title: 'Loyalty programme',
    lead: 'Bonuses on every bouquet, to be spent on the next.',
  },
  '/seniordiscount': {
    title: 'Discount for over-60s',
    lead: 'A lasting discount for those who have been giving flowers longest.',
  },
  '/youthdiscount': {
    title: 'Discount for students',
    lead: 'A lasting discount for students and apprentices.',
  },
  '/slvip': { title: 'Larkspur VIP', lead: 'For those who send flowers often.' },
  '/slvip-rules': { title: 'Larkspur VIP rules', lead: 'Who belongs to it, and what it brings.' },
  '/free-bouquet-contest': { title: 'Free bouquet contest', lead: 'Tell us whom you would surprise.' },
  '/free-bouquet-draw': {
    title: 'Free bouquet draw',
    lead: 'One bouquet a week, drawn from all who take part.',
  },
  '/free-bouquet-offer': { title: 'A free bouquet', lead: 'How to be given one.' },
  '/greeting-card-free': { title: 'A free greeting card', lead: 'Choose whom it is for; the card is on us.' },
  '/greeting-card-free/final': {
    title: 'Your free greeting card',
    lead: 'It goes out with your next bouquet.',
  },
  '/subscription': {
    title: 'Flower subscription',
    lead: 'Fresh flowers every week, fortnight or month. Skip or stop whenever you like.',
  },
  '/subscription/second': { title: 'A second subscription', lead: 'For another address, at the same price.' },
  '/subscription-first-bouquet': {
    title: 'Your first subscription bouquet',
    lead: 'A lower price on the first one.',
  },
  '/app-landing': { title: 'The Larkspur app', lead: 'Flowers in two taps.' },
  '/un': { title: 'Unsubscribe', lead: 'Which messages would you rather not get?' },
  '/favorites': { title: 'Favourites', lead: 'Nothing is kept here yet.' },
}
