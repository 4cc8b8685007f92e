import { cta, faq, form, list, page, products, steps, text } from './page.ts'

/** The pages about promotions, codes, bonuses and discounts. */
export const PROMOTION_AND_LOYALTY_PAGES = [
  page(
    [
      'promotions',
      'Promotions',
      'What costs less just now',
      'For as long as it lasts, and never because the flowers are older.',
      'Promotions on flowers and gifts at Larkspur: what costs less today, and until when.',
    ],
    cta(
      'The small print',
      'How promotions, codes and bonuses work together.',
      'Promotion rules',
      '/promotion-rules',
    ),
  ),
  page(
    [
      'promotion-rules',
      'Promotion rules',
      'The small print, in ordinary size',
      'How our promotions, codes and bonuses work, and what happens when two of them meet.',
      'Rules for Larkspur promotions, promo codes and bonuses.',
    ],
    text(
      'All promotions',
      'A promotion runs from and until the days named on its page, by London time, while there are flowers. The price before it is one at which the thing was sold for at least the last thirty days. Flowers in a promotion are the same grade and age as any others.',
    ),
    text(
      'Promo codes',
      '- One code for an order, entered beside the total.\n- A code and bonuses cannot be used in the same order.\n- A code takes its share off flowers and gifts, not off gift cards or alcohol, nor off delivery unless the code is for free delivery.\n- Codes that were sent to you are yours alone and are not for selling.\n- If an order is cancelled, its code works again until it expires.',
    ),
    text(
      'Bonuses',
      '- Every order of an account earns 5% of what you spend on flowers and gifts, once it is delivered.\n- A bonus is worth a penny, and can pay for 50, 70, 80 or 90% of the flowers and gifts of an order, as you choose; at least 30p of an order is left to pay.\n- Bonuses do not expire.\n- If an order is returned, what it earned goes with it.',
    ),
    text(
      'Draws and contests',
      '- One entry a month for each person and e-mail address; nothing to buy.\n- For people of 18 and over who live in the UK, and not for those who work here.\n- Winners are drawn or chosen on the day named, and written to the same day. If nobody answers within a week, we draw again.\n- Prizes are flowers and are not exchanged for money.\n- The first name and town of a winner are published if the winner agrees.',
    ),
    text(
      'If something is wrong',
      'If a price is plainly a mistake, a bouquet for 50p in place of £50, we write before we tie anything and you can have your money back at once. Nothing here takes away any right that the law gives you.',
    ),
    cta('What is on', 'Promotions that can be had today.', 'Promotions', '/promotions'),
  ),
  page(
    [
      'loyalty-program',
      'Loyalty programme',
      'Flowers that earn flowers',
      '5% of what you spend on flowers and gifts comes back as bonuses, with every order.',
      'Earn bonuses on every Larkspur order: 5% of flowers and gifts comes back.',
    ],
    steps('How it works', [
      [
        'Order',
        'Signed in. An order placed as a guest counts, too, when you sign in with the same browser within thirty days.',
      ],
      ['Earn', 'When the flowers have been delivered, the bonuses are in your account.'],
      [
        'Spend',
        'A bonus is worth a penny. They pay for half of your next flowers and gifts, or for 70, 80 or 90%.',
      ],
    ]),
    list('What earns them', [
      [
        'Every order',
        '5% of what you pay for flowers and gifts, whoever you are and however often you send.',
      ],
      ['Your first delivery', '£3, once.'],
      ['Your profile', '£2, once, when you have confirmed an e-mail address and a telephone number.'],
      ['Your dates', '£5, once, for keeping three dates you do not want to forget.'],
    ]),
    faq('Questions', [
      ['Do bonuses expire?', 'No. They are yours until you spend them.'],
      [
        'Can I use them with a promo code?',
        'No. Only one offer can be applied per order; the checkout shows which saves you more.',
      ],
      ['Where do I see them?', 'In your account, under Bonuses.'],
      ['Can I give them away?', 'Not the bonuses. The flowers, with pleasure.'],
    ]),
    cta('See what you have', 'Your bonuses and where they came from.', 'My bonuses', '/profile/bonuses'),
  ),
  page(
    [
      'youthdiscount',
      'Discount for students and under-26s',
      '15% off, while you are young',
      'For students of any age and everybody from 16 to 25. Show us a card once and the code works for a year.',
      '15% off flowers for students and people from 16 to 25.',
    ],
    steps('How to get it', [
      [
        'Send a picture',
        'Of a student card, or up to 25 of any card with your date of birth. Cover whatever else is on it.',
      ],
      ['Wait a day', 'A person looks at it, on working days, and writes to you with your code.'],
      [
        'Use your code',
        'As often as you like for a year, on all flowers and gifts but gift cards and alcohol.',
      ],
    ]),
    form('Ask for the discount', 'youth-discount'),
    faq('Questions', [
      [
        'What do you do with the picture of my card?',
        'We look at it, and delete it within thirty days. It is kept apart from your orders and seen by two people.',
      ],
      ['I am 31 and a student.', 'Then you are a student. Say so in the form and send the student card.'],
      ['Does it work with bonuses?', 'It is a promo code, so it is one or the other in each order.'],
    ]),
    products('Less than £30 before the discount', 'under-ps30'),
  ),
  page(
    [
      'seniordiscount',
      'Discount for over-60s',
      '15% off from sixty',
      'For everybody of sixty and over. By form, by post or by telephone, as you prefer.',
      '15% off flowers for people of 60 and over.',
    ],
    steps('How to get it', [
      [
        'Show us a card',
        'A bus pass, a Senior Railcard or anything with your date of birth. A photograph of it will do.',
      ],
      ['Or ring', 'On 020 7946 0142, any day from 8 to 8. We can set it up while we talk.'],
      ['Order as always', 'The code works for five years, here and on the telephone.'],
    ]),
    form('Ask for the discount', 'senior-discount'),
    faq('Questions', [
      ['I would rather not send a picture.', 'Ring us. We ask three questions and believe the answers.'],
      ['Can I order for somebody else with it?', 'That is what it is for.'],
    ]),
    products('Made to last', 'plants'),
  ),
  page(
    [
      'slvip',
      'Larkspur VIP',
      'For people who send flowers often',
      'One florist who knows your list, one bill a month, and a telephone that is answered by name.',
      'A personal florist and one monthly bill, for people and firms that send flowers often.',
    ],
    list('What it is', [
      ['A florist of your own', 'Who knows that your mother dislikes carnations and when the board meets.'],
      ['10% off flowers and gifts', 'From the first order, in place of bonuses.'],
      ['One bill', 'At the end of the month, with VAT, by order or by department.'],
      ['Late orders', 'Up to half an hour after the last ones, if a van is still loading.'],
      ['Dates kept for you', 'We write a week before each, with two suggestions. You answer with a number.'],
    ]),
    form('Ask for an account', 'vip'),
    cta(
      'How it works in detail',
      'Who can have it, what it costs and how to leave.',
      'The rules',
      '/slvip-rules',
    ),
  ),
  page(
    [
      'slvip-rules',
      'Larkspur VIP: the rules',
      'How VIP works',
      'Who can have it, what it costs and how to stop. It is shorter than you fear.',
      'The terms of Larkspur VIP accounts.',
    ],
    text(
      'Who can have it',
      'Anybody who sends twelve bouquets or more in a year, or means to. Firms in the UK, after an ordinary credit check that takes two days.',
    ),
    text(
      'What it costs',
      'Nothing. There is no fee and no minimum after the first year. If fewer than six bouquets are sent in a year we may turn the account back into an ordinary one, and tell you a month before.',
    ),
    text(
      'The discount',
      '10% off flowers and gifts, taken off on the bill. It is not added to promo codes or promotions: for each order the better one applies. VIP orders earn no bonuses; those you have stay yours.',
    ),
    text(
      'The bill',
      'On the first working day of each month by e-mail, payable within fourteen days by card or transfer. If it is late we ring before we do anything else.',
    ),
    text(
      'Leaving',
      'Say so, by any means, on any day. Open orders are delivered and billed, and your list of people and dates is deleted or sent to you, as you prefer.',
    ),
    cta('Ready?', 'Tell us a little about whom you send to.', 'Ask for an account', '/slvip'),
  ),
  page(
    [
      'free-bouquet-offer',
      'A free bouquet',
      'Who deserves flowers this week?',
      'Every Friday we give one bouquet away, to somebody a reader has told us about. There is nothing to buy.',
      'Nominate somebody for a free bouquet. One every Friday.',
    ],
    steps('How it works', [
      ['Tell us', 'About a neighbour, a nurse, a friend who has had a rotten month. Five lines are enough.'],
      [
        'We choose',
        'On Friday morning the florists read everything aloud and agree on one. It can take a while.',
      ],
      [
        'They are surprised',
        'We bring the flowers, with your words and your name, on the following Tuesday.',
      ],
    ]),
    form('Tell us about somebody', 'free-bouquet'),
    faq('Questions', [
      ['Where do you deliver it?', 'Anywhere we deliver: London, England, Wales and mainland Scotland.'],
      ['Can I nominate myself?', 'You can. It has been known to work.'],
      [
        'May I try again?',
        'About somebody else, whenever you like. Each person you tell us about goes into the pile once.',
      ],
    ]),
    cta('Or try your luck', 'Once a month we draw a winner from a hat.', 'The draw', '/free-bouquet-draw'),
  ),
  page(
    [
      'free-bouquet-draw',
      'Win a bouquet',
      'The monthly draw',
      'A grand bouquet to one of you, on the last Friday of the month, out of a real hat.',
      'Enter Larkspur’s monthly draw for a free bouquet. Nothing to buy.',
    ],
    list('The prize', [
      [
        'A grand bouquet',
        'The largest size of any hand-tied bouquet in the shop, for you or for whomever you like.',
      ],
      ['When you like', 'On any day within a year, with a free slot.'],
    ]),
    form('Enter the draw', 'draw'),
    text(
      'The rules',
      'One entry a month for each person, nothing to buy, for people of 18 and over who live in the UK. The winner is written to on the day of the draw and has a week to answer. Everything else is in the [promotion rules](/promotion-rules).',
    ),
  ),
  page(
    [
      'free-bouquet-contest',
      'The bouquet contest',
      'Show us where they ended up',
      'On a hospital sill, in a milk bottle, beside a cat. Send a photograph and its story; the best one wins a year of flowers.',
      'Send a photograph of your bouquet and its story, and win a year of flowers.',
    ],
    list('What can be won', [
      ['First', 'A bouquet every four weeks for a year.'],
      ['Second and third', 'A grand bouquet each.'],
      ['Everybody', 'Our thanks: the pictures hang above the workbench.'],
    ]),
    steps('How to enter', [
      ['Take a picture', 'Of flowers from us, wherever they are. A telephone is good enough.'],
      ['Write the story', 'Up to 1,500 letters. A picture is not needed if the story is good.'],
      ['Send it', 'By the last day of the month. We choose on the first Monday of the next.'],
    ]),
    form('Enter the contest', 'contest'),
  ),
]
