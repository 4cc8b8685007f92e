import type { SeedMeaning } from '../../../store/seed/seed-data.ts'

const ORDERS = '/profile/orders'
const CONTACT = '/contact-us'
const DELIVERY = '/delivery'
const PAYMENT = '/payment-info'

/** Questions to the shop, and the pages that answer them, the best first. */
const QUESTIONS: readonly (readonly [pages: readonly string[], phrases: readonly string[]])[] = [
  [
    [ORDERS, CONTACT],
    [
      ...[
        'track order',
        'track',
        'tracking',
        'track delivery',
        'track parcel',
        'track flower',
        'track package',
      ],
      ...[
        'where order',
        'where flower',
        'where delivery',
        'where parcel',
        'order status',
        'status',
        'order tracking',
      ],
      ...[
        'delivery status',
        'order number',
        'my order',
        'order history',
        'past order',
        'find order',
        'order',
      ],
      ...[
        'flower arrived', 'order arrived', 'delivery arrived', 'parcel arrived', 'arrived',
        
        'late delivery',
        'missing order',
        'has order been delivered',
        'reorder',
      ],
    ],
  ],
  [
    [ORDERS, PAYMENT, CONTACT],
    [
      ...[
        'cancel',
        'cancel order',
        'cancellation',
        'cancelling',
        'change order',
        'amend order',
        'edit order',
      ],
      ...[
        'change delivery date',
        'change date',
        'change delivery',
        'change delivery day',
        'reschedule',
        'move delivery',
      ],
      ...[
        'change address',
        'change delivery address',
        'wrong address',
        'change card message',
        'change message',
      ],
    ],
  ],
  [
    ['/profile/manage-subscription', '/subscription'],
    [
      ...[
        'cancel subscription',
        'manage subscription',
        'pause subscription',
        'skip delivery',
        'stop subscription',
      ],
      ...['change subscription', 'end subscription'],
    ],
  ],
  [
    ['/subscription'],
    [
      ...[
        'subscription',
        'subscribe',
        'flower subscription',
        'weekly flower',
        'monthly flower',
        'every week',
      ],
      ...[
        'fortnightly',
        'weekly',
        'monthly',
        'regular flower',
        'flower club',
        'every month',
        'flower every month',
      ],
    ],
  ],
  [
    [PAYMENT, CONTACT],
    [
      ...['refund', 'return', 'returns policy', 'money back', 'refund policy', 'returned', 'guarantee'],
      ...['invoice', 'receipt', 'vat receipt', 'vat'],
    ],
  ],
  [
    [PAYMENT],
    [
      ...[
        'payment',
        'pay',
        'paypal',
        'apple pay',
        'google pay',
        'klarna',
        'clearpay',
        'pay later',
        'amex',
        'visa',
      ],
      ...['mastercard', 'how pay', 'payment method', 'card declined', 'payment failed', 'revolut'],
    ],
  ],
  [
    [CONTACT],
    [
      ...[
        'contact',
        'contact us',
        'contact number',
        'phone',
        'phone number',
        'telephone',
        'telephone number',
        'call',
      ],
      ...[
        'email',
        'email address',
        'address',
        'help',
        'customer service',
        'customer care',
        'support',
        'live chat',
        'chat',
      ],
      ...[
        'opening hour',
        'opening time',
        'open hour',
        'hour',
        'open sunday',
        'open today',
        'are open',
        'what time open',
      ],
      ...[
        'complaint',
        'complain',
        'feedback',
        'wilted',
        'wilted flower',
        'dead flower',
        'damaged',
        'damaged flower',
      ],
      ...[
        'broken',
        'wrong flower',
        'poor quality',
        'problem',
        'flower died',
        'shop address',
        'where shop',
        'speak someone',
      ],
      ...['visit', 'collection', 'click collect', 'click and collect', 'store', 'whatsapp'],
    ],
  ],
  [
    [DELIVERY, PAYMENT],
    [
      ...[
        'delivery',
        'delivery cost',
        'delivery charge',
        'delivery price',
        'delivery fee',
        'free delivery',
        'postage',
      ],
      ...[
        'shipping',
        'shipping cost',
        'how much delivery',
        'delivery time',
        'delivery slot',
        'timed delivery',
      ],
      ...[
        'morning delivery',
        'evening delivery',
        'am delivery',
        'courier',
        'delivery area',
        'delivery information',
      ],
      ...[
        'free postage',
        'cost delivery',
        'delivery option',
        'named day',
        'choose delivery day',
        'delivered',
      ],
    ],
  ],
  [
    [DELIVERY],
    [
      ...[
        'sunday delivery',
        'weekend delivery',
        'saturday delivery',
        'deliver sunday',
        'deliver saturday',
        'sunday',
      ],
      ...[
        'next day delivery',
        'next day',
        'tomorrow',
        'deliver tomorrow',
        'delivery tomorrow',
        'monday delivery',
      ],
      ...[
        'bank holiday delivery',
        'christmas day delivery',
        'christmas delivery',
        'cut off',
        'cut off time',
        'last order',
      ],
      ...[
        'deliver',
        'scotland',
        'wale',
        'england',
        'northern ireland',
        'ireland',
        'belfast',
        'isle of man',
        'jersey',
      ],
      ...[
        'guernsey',
        'channel island',
        'isle wight',
        'highland',
        'europe',
        'international',
        'abroad',
        'overseas',
        'usa',
      ],
      ...[
        'international delivery',
        'france',
        'spain',
        'worldwide',
        'near',
        'local florist',
        'florist near',
        'near me',
      ],
      ...['deliver hospital', 'where deliver', 'postcode'],
    ],
  ],
  [
    ['/profile/dashboard'],
    ['account', 'log in', 'login', 'sign in', 'signin', 'register', 'password', 'forgot password', 'profile'],
  ],
  [['/favorites'], ['favourite', 'favorite', 'wish list', 'wishlist', 'saved']],
  [['/profile/important-dates'], ['reminder', 'important date', 'birthday reminder', 'date reminder']],
  [['/gift-card'], ['gift card balance', 'check gift card', 'redeem gift card', 'gift card left', 'balance']],
  [
    ['/slvip', CONTACT],
    [
      ...[
        'corporate',
        'corporate flower',
        'corporate gift',
        'business',
        'business account',
        'trade',
        'wholesale',
        'company',
      ],
      ...['office flower', 'bulk', 'bulk order', 'account manager', 'vip'],
    ],
  ],
  [[CONTACT], ['wedding quote', 'wedding consultation', 'wedding florist', 'event', 'event flower']],
  [
    ['/promotion-rules', PAYMENT, '/privacy-policy'],
    ['term', 'term condition', 'condition', 'small print', 'legal', 't c'],
  ],
  [
    ['/privacy-policy'],
    ['privacy', 'privacy policy', 'gdpr', 'cookie', 'data protection', 'unsubscribe', 'personal data'],
  ],
  [
    ['/promotions', '/promotion-rules'],
    [
      'promo',
      'promo code',
      'discount code',
      'voucher code',
      'coupon',
      'coupon code',
      'code',
      'promotion',
      'deal code',
    ],
  ],
  [
    ['/youthdiscount'],
    ['student discount', 'student', 'unidays', 'youth discount', 'under 26', 'student beans'],
  ],
  [
    ['/seniordiscount'],
    ['senior discount', 'pensioner', 'over 60', 'pensioner discount', 'oap', 'oap discount', 'senior'],
  ],
  [
    ['/loyalty-program'],
    ['loyalty', 'loyalty card', 'bonus', 'point', 'reward', 'loyalty point', 'loyalty programme'],
  ],
  [['/become-affiliate'], ['affiliate', 'influencer', 'collaboration', 'blogger']],
  [
    ['/about-us'],
    ['about', 'about us', 'review', 'trustpilot', 'sustainable', 'sustainability', 'eco friendly'],
  ],
  [
    [CONTACT, '/about-us'],
    ['job', 'career', 'vacancy', 'work for', 'hiring'],
  ],
  [['/app-landing'], ['app', 'mobile app', 'iphone app', 'android app']],
  [
    ['/constructor'],
    [
      'make own', 'build own bouquet', 'create own bouquet', 'design own bouquet', 'own bouquet', 'make bouquet',
      'build own',
      'bouquet builder',
      'design own',
      'custom bouquet',
      'bespoke',
      'custom',
      'create own',
    ],
  ],
  [
    ['/free-bouquet-draw', '/free-bouquet-offer'],
    ['competition', 'free flower', 'win', 'giveaway', 'free bouquet', 'prize'],
  ],
  [['/greeting-card-free'], ['ecard', 'e card', 'free card', 'free greeting card']],
  [
    ['/article/rose-care-from-bud-to-petal'],
    ['rose care', 'care rose', 'after rose', 'how long rose last', 'rose last', 'rose drooping', 'drooping rose'],
  ],
  [
    ['/article/how-to-make-cut-flowers-last'],
    [
      ...[
        'flower food',
        'flower care',
        'care flower',
        'after flower',
        'flower last',
        'how long flower last',
        'care',
      ],
      ...[
        'care instruction',
        'cut flower',
        'keep flower fresh',
        'flower drooping',
        'drooping',
        'how long',
        'water',
      ],
      ...['care guide', 'flower care guide', 'trim stem', 'vase life', 'how cut flower'],
    ],
  ],
  [
    ['/article/what-to-write-on-the-card'],
    ['card message', 'what write card', 'what write', 'message card', 'message idea', 'card idea'],
  ],
  [
    ['/article/the-language-of-flowers'],
    ['meaning', 'flower meaning', 'language flower', 'meaning flower', 'symbolism'],
  ],
  [
    ['/article/what-the-colours-of-roses-mean'],
    ['rose meaning', 'rose colour meaning', 'meaning rose', 'yellow rose meaning'],
  ],
  [
    ['/article/birth-flowers-for-every-month'],
    ['birth flower', 'birth month flower', 'birth month', 'birthstone'],
  ],
  [
    ['/article/british-flowers-month-by-month'],
    [
      'season',
      'seasonal',
      'british flower',
      'seasonal flower',
      'locally grown',
      'british grown',
      'in season',
    ],
  ],
  [['/article/sending-flowers-for-sympathy'], ['funeral etiquette', 'what send funeral', 'sympathy message']],
]

/** Phrases for which there are flowers as well as a page. */
const WITH_FLOWERS: Readonly<Record<string, SeedMeaning>> = {
  'flower delivery': { means: 'flower', pages: [DELIVERY] },
  'flower delivered': { means: 'flower', pages: [DELIVERY] },
  'flower tomorrow': { means: 'flower', pages: [DELIVERY] },
  'flower next day': { means: 'flower', pages: [DELIVERY] },
  'flower near': { means: 'flower', pages: [DELIVERY] },
  'seasonal flower': { means: 'flower', pages: ['/article/british-flowers-month-by-month'] },
  'subscription gift': { means: '', pages: ['/subscription'] },
  'office flower': { means: 'colleague flower', pages: ['/slvip'] },
  'christmas delivery': { means: 'christmas', pages: [DELIVERY] },
  'funeral flower': { means: 'sympathy', pages: ['/article/sending-flowers-for-sympathy'] },
  funeral: { means: 'sympathy', pages: ['/article/sending-flowers-for-sympathy'] },
  'after tulip': { means: 'tulip', pages: ['/article/tulips-that-keep-growing'] },
  'tulip care': { means: 'tulip', pages: ['/article/tulips-that-keep-growing'] },
  'tulip drooping': { means: 'tulip', pages: ['/article/tulips-that-keep-growing'] },
  discount: { means: 'sale', pages: ['/promotions'] },
  offer: { means: 'sale', pages: ['/promotions'] },
  'special offer': { means: 'sale', pages: ['/promotions'] },
  'make own bouquet': { means: '', pages: ['/constructor'] },
  'mini bouquet': { means: 'mini bouquet', pages: ['/mini'] },
  'nhs discount': {
    note: 'There is no discount for the NHS. These are the ones there are.',
    pages: ['/promotions', '/loyalty-program', '/youthdiscount', '/seniordiscount'],
  },
  nhs: {
    note: 'There is no discount for the NHS. These are the ones there are.',
    pages: ['/promotions', '/loyalty-program', '/youthdiscount', '/seniordiscount'],
  },
  'blue light': {
    note: 'We do not take the Blue Light Card. These are the discounts there are.',
    pages: ['/promotions', '/loyalty-program', '/youthdiscount', '/seniordiscount'],
  },
  'blue light card': {
    note: 'We do not take the Blue Light Card. These are the discounts there are.',
    pages: ['/promotions', '/loyalty-program', '/youthdiscount', '/seniordiscount'],
  },
}

/** What shoppers ask the shop, by phrase. */
export const ANSWERS: Readonly<Record<string, SeedMeaning>> = {
  ...Object.fromEntries(
    QUESTIONS.flatMap(([pages, phrases]) => phrases.map((phrase) => [phrase, { pages }])),
  ),
  ...WITH_FLOWERS,
}

/** Pages that are no rows of text, as a search shows them. */
export const SEARCH_LINKS = [
  {
    path: ORDERS,
    title: 'Your orders',
    text: 'Where an order is, and how to change or cancel it. Without an account, open the link in the e-mail about it.',
  },
  {
    path: '/profile/manage-subscription',
    title: 'Your subscription',
    text: 'Skip or move a delivery, change the flowers, or end the subscription.',
  },
  { path: '/profile/dashboard', title: 'Your account', text: 'Sign in with a code; there is no password.' },
  { path: '/profile/important-dates', title: 'Important dates', text: 'Days that we remind you of.' },
  { path: '/favorites', title: 'Favourites', text: 'What you have marked with a heart.' },
  { path: '/gift-card', title: 'Gift card balance', text: 'What is left on a gift card, and until when.' },
  {
    path: '/app-landing',
    title: 'The app',
    text: 'Order again, be reminded, follow your flowers.',
  },
] as const
