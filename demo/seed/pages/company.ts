import { cta, faq, form, list, page, products, steps, text } from './page.ts'

/** Who we are and how we work. */
export const COMPANY_PAGES = [
  page(
    [
      'about-us',
      'About us',
      'A flower shop with its sleeves rolled up',
      'We buy before it is light, tie after you have ordered and drive the flowers there ourselves. That is the whole idea.',
      'Larkspur is a London florist: flowers tied to order, delivered the same day in London and the next day across mainland Britain.',
    ],
    text(
      'How it began',
      'Larkspur started with one workbench under a railway arch in south London, two florists and a borrowed van. The plan was to sell flowers the way a baker sells bread: made today, for today. We had both worked in shops where bouquets were tied on Monday and sold on Friday, and had grown tired of apologising for them.\n\nThe arch has become a workshop, and the van is now several. The plan is the same.',
    ),
    list('What we hold to', [
      [
        'Tied to order',
        'There is no shelf of ready-made bunches. What you order is put together after you have ordered it, from a recipe that is written down stem by stem.',
      ],
      [
        'The price is the price',
        'VAT, wrapping, a card with your words and a standard delivery slot are in it. What you see first is what you pay last.',
      ],
      [
        'Seven days',
        'Cut flowers should last a week. If ours do not, we make them again or return your money.',
      ],
      [
        'Say where it comes from',
        'In season from Cornwall, Lincolnshire, Kent and Sussex. In winter from the Netherlands and from certified farms in East Africa.',
      ],
      [
        'Waste little',
        'Paper and boxes can be recycled, film is compostable, and the trimmings go to a community garden, which pays us in rhubarb.',
      ],
    ]),
    steps('A day in the workshop', [
      [
        '4 am',
        'The first lorries come in from the market. Every box is opened and everything stands in cold water.',
      ],
      ['8 am', 'The first bouquets are tied, for the morning vans.'],
      ['2 pm', 'The last orders for this afternoon. From here on we can hear the clock.'],
      ['5.30 pm', 'The last orders for this evening in London.'],
      ['10 pm', 'The last door. Buckets are scrubbed, the floor is swept, the lights go out.'],
    ]),
    products('What we are tying now', 'best-sellers'),
    cta(
      'Come and ask',
      'The people who answer the telephone are the people who tie.',
      'Contact us',
      '/contact-us',
    ),
  ),
  page([
    'blog',
    'Blog',
    'Notes from the workbench',
    'On looking after flowers, what is in season, what they mean, and what to write on the card.',
    'How to make flowers last, what is in season, what flowers mean and what to write on the card.',
  ]),
  page(
    [
      'contact-us',
      'Contact us',
      'Talk to a florist',
      'Every day from eight in the morning to eight at night, by telephone, e-mail or the form below.',
      'Telephone, e-mail and address of Larkspur, and a form that a florist reads.',
    ],
    list('Where to find us', [
      ['Telephone', '020 7946 0142, every day, 8am to 8pm'],
      ['E-mail', 'hello@larkspur.example, answered within a day and usually within the hour'],
      [
        'Workshop',
        'Arch 12, Larkspur Yard, London SE1. Visits by appointment: it is wet and there are knives',
      ],
    ]),
    form('Write to us', 'contact'),
    faq('Often asked', [
      [
        'My flowers have not come. What now?',
        'Open the order to see where it is, then ring. The person who answers can see the van.',
      ],
      [
        'Something is wrong with my bouquet.',
        'Send a photograph within seven days, with the order number. We will make it again, send something else or return your money.',
      ],
      ['Can I change the card?', 'Until the bouquet is tied. Ring us; it is quicker than writing.'],
      [
        'Do you do weddings?',
        'Yes, for up to forty tables. Write to us with the date and what you have in mind.',
      ],
    ]),
  ),
  page(
    [
      'become-affiliate',
      'Become an affiliate',
      'Tell people about us, and share in it',
      'If you write, post or advise about gifts, weddings or homes, we pay you for every order that comes from you.',
      'The Larkspur affiliate programme: 8% of every first order, paid monthly.',
    ],
    list('What you get', [
      ['8% of the first order', 'Of what each new customer pays for flowers and gifts, without delivery.'],
      ['3% of later ones', 'For a year after the first.'],
      ['Thirty days', 'Somebody who clicks today and orders within thirty days counts as yours.'],
      [
        'Paid monthly',
        'By bank transfer from £25, on the tenth of the month after next, when orders can no longer be returned.',
      ],
    ]),
    steps('How it works', [
      ['Ask', 'Tell us where you would write about us. We look at every site ourselves.'],
      ['Get your link', 'Within three working days, with pictures you may use.'],
      ['See what happens', 'Clicks and orders are shown once a day. No names, naturally.'],
    ]),
    text(
      'What we ask of you',
      'Say that the link is an affiliate link; the law wants it, and so do your readers. Do not bid on our name in search engines, do not send unasked e-mails, and do not promise prices that are not on the page. Write what you think of the flowers. We would rather have one honest sentence than ten of ours.',
    ),
    form('Become an affiliate', 'affiliate'),
  ),
  page(
    [
      'payment-info',
      'Payment and delivery',
      'Paying, and getting it there',
      'How to pay, what it costs to deliver and what happens to your card number. Briefly: it never reaches us.',
      'Cards, Apple Pay, Google Pay and PayPal. All-in prices in pounds, free delivery slots.',
    ],
    list('How to pay', [
      [
        'Debit and credit cards',
        'Visa, Mastercard and American Express, with 3-D Secure. Apple Pay and Google Pay where your device has them.',
      ],
      ['PayPal', 'With an account, or as a guest through PayPal’s own page.'],
      ['Revolut Pay', 'With a Revolut account.'],
      [
        'A subscription',
        'A subscription is paid by card: PayPal and Revolut Pay cannot be charged again for later deliveries.',
      ],
      [
        'Gift cards, codes and bonuses',
        'In the fields below the total. A promo code and bonuses cannot be used in the same order; gift cards, up to five of them, can be used beside either.',
      ],
    ]),
    text(
      'When you are charged',
      'When you place the order, in pounds sterling, for the total you were shown. If the bank asks for a confirmation, your delivery slot is held while you give it. If the payment fails, nothing is charged, and the slot is yours for a few minutes longer.\n\nThe receipt goes to your e-mail address. The person who gets the flowers never sees a price.',
    ),
    text(
      'Your card number',
      'You type it into a form of the payment provider and it goes straight there. It is not stored by us and we could not read it if we tried.',
    ),
    text(
      'What delivery costs',
      'Nothing in the standard slots: a half-day in London, the whole day elsewhere. Evenings in London, the morning elsewhere and one hour of your choosing cost something more: [our delivery page](/delivery) says what.',
    ),
    faq('Money back', [
      [
        'I have changed my mind.',
        'Until we begin to tie, normally the evening before, you get everything back. After that the flowers have been cut for you, and we can only send them elsewhere.',
      ],
      ['How long does a refund take?', 'We send it the same day. It reaches your account within ten days.'],
      [
        'Can I have an invoice with VAT?',
        'Yes, from the order’s page, or write to us with the order number.',
      ],
    ]),
    cta('Where and when', 'Prices and last orders for every place we go.', 'Delivery', '/delivery'),
  ),
  page(
    [
      'privacy-policy',
      'Privacy policy',
      'What we know about you, and why',
      'We keep what it takes to bring flowers to a door, for as long as it takes, and we do not sell it. Here is the long version, in English.',
      'Which personal data Larkspur keeps, for how long, and what you can ask of us under UK GDPR.',
    ],
    text(
      'Who is responsible',
      'Larkspur, Arch 12, Larkspur Yard, London SE1. For anything about data write to privacy@larkspur.example. UK GDPR and the Data Protection Act 2018 apply.',
    ),
    list('What we keep', [
      [
        'For an order',
        'Your name, e-mail and telephone number; the recipient’s name, address and number; what was ordered and the words on the card. Needed for the contract. Kept for six years, as tax law wants, except for the words on the card, which go thirty days after the order is delivered or cancelled. An order that was begun and not placed goes thirty days after its last change.',
      ],
      [
        'For an account',
        'Your name and how to reach you, the dates and people you choose to save, the browsers you are signed in with and when each was last used. Kept until you delete it. An account that nobody has used for three years is deleted, and we write to you thirty days before.',
      ],
      [
        'For a form',
        'What you write, for a year. Proof for a discount, such as a student card, is looked at and deleted, after thirty days at most.',
      ],
      [
        'For the shop to work',
        'A session cookie that holds your basket, and a note of whether you accepted others. They last from thirty days to a year.',
      ],
      [
        'On your own device',
        'The orders you look at, to be read without a connection: number, address, delivery time, what was ordered and what was paid. They go when you sign out or delete your account, when somebody else signs in, and seven days after the delivery.',
      ],
      [
        'For measuring',
        'Only if you agree: which pages are read and where visitors come from. No names, numbers or addresses.',
      ],
    ]),
    text(
      'Who else sees it',
      'The driver sees the recipient’s name, address and number. The payment provider sees what you pay and with what. The services that send our texts and e-mails see where to send them. Each has a contract that says it may do nothing else. None of them is told who is in love with whom.',
    ),
    text(
      'What you can ask',
      '- a copy of what we hold about you\n- to have it put right or deleted\n- to have it in a form that a machine can read\n- that we stop using it for something\n\nWe answer within a month and usually within the week. If you are not content, the Information Commissioner’s Office is at [ico.org.uk](https://ico.org.uk).',
    ),
    text(
      'Recipients',
      'If you were sent flowers, we know your name, your address and your telephone number from the person who sent them. We use them to deliver, and keep them for that person’s next order only if they ask us to. We will not write to you afterwards, and you may ask us to delete them at once.',
    ),
    text('Changes', 'If this page changes in a way that matters, we write to everybody who has an account.'),
  ),
  page(
    [
      'un',
      'Unsubscribe',
      'Sorry to see you go',
      'The link at the foot of an e-mail stops e-mails of that kind with one press. If you have none to hand, have a link sent to your address: it stops offers and reminders. You still hear about the orders you place.',
      'Leave Larkspur’s mailing list.',
    ],
    form('Have a link sent', 'unsubscribe'),
    cta(
      'Would you rather have fewer?',
      'You can choose what we write about, and how often.',
      'Notification settings',
      '/profile/notification-settings',
    ),
  ),
]
