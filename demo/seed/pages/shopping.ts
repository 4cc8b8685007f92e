import { cta, faq, form, list, offer, page, products, steps, text } from './page.ts'

/** Pages around the shelves: gifts, subscriptions, the app and delivery. */
export const SHOPPING_PAGES = [
  page(
    [
      'gifts',
      'Gifts',
      'Presents to send with flowers, or without',
      'Chocolate from small makers, candles poured in railway arches, a bear with a good face. Everything here fits beside a bouquet.',
      'Chocolates, candles, prosecco and presents, delivered the same day in London with or without flowers.',
    ],
    cta('Everything at once', 'Six shelves of presents, a dozen on each.', 'All gifts', '/all-gifts'),
  ),
  page(
    [
      'all-gifts',
      'All gifts',
      'Every present we sell',
      'Food, drink, things for the house and things for the bath, plants in pots and cards in envelopes. Shelf by shelf.',
      'All gifts at Larkspur by shelf: hampers, chocolate, candles, plants and cards.',
    ],
    cta(
      'Beside a bouquet',
      'A present comes with the flowers, in one delivery.',
      'Choose flowers',
      '/category/flowers',
    ),
  ),
  page(
    [
      'cards',
      'Greeting cards',
      'Cards with flowers on, written by hand',
      'Printed on heavy cotton paper, blank inside. Tell us the words and we write them with a fountain pen.',
      'Greeting cards with botanical drawings, written by hand and sent with flowers or alone.',
    ],
    products('Cards', 'cards'),
    text(
      'How we write them',
      'Exactly as you type them, line by line, up to three hundred letters. We do not correct your spelling unless you ask. If you are stuck, there are twenty-three suggestions in [What to write on the card](/article/what-to-write-on-the-card).',
    ),
  ),
  page(
    [
      'giftbox1',
      'The quiet evening box',
      'The quiet evening box',
      'Flowers on one side; a candle, tea and chocolate on the other. For somebody who should sit down.',
      'A gift box with flowers, a candle, tea and chocolate, delivered the same day in London.',
    ],
    offer('The quiet evening box', 'LK-007018'),
    list('What is in it', [
      ['A small bunch', 'Eight stems of rose, freesia and eucalyptus, in water, ready for any glass.'],
      ['A candle', 'Soy wax, thirty hours, smelling faintly of the garden after rain.'],
      ['Tea', 'A tin of something without caffeine.'],
      ['Chocolate', 'A dozen, from a maker in Peckham.'],
      ['Your words', 'On a card, by hand, on top.'],
    ]),
    products('Other boxes', 'gift-boxes'),
    faq('Questions', [
      [
        'How big is it?',
        'Thirty centimetres by twenty-two by twelve. It does not fit through a letterbox; it fits nicely in two arms.',
      ],
      [
        'How long do the flowers last?',
        'Two days in the box and a week in a glass. The card says what to do.',
      ],
      ['Can something be left out?', 'Yes, write it in the note. We put in more of something else.'],
    ]),
    cta('Something livelier?', 'The other box has fizz in it.', 'The celebration box', '/giftbox2'),
  ),
  page(
    [
      'giftbox2',
      'The celebration box',
      'The celebration box',
      'Flowers, prosecco and truffles in a box tied with too much ribbon. For news that should be shouted.',
      'A gift box with flowers, prosecco and truffles, delivered the same day in London.',
    ],
    offer('The celebration box', 'LK-007019'),
    list('What is in it', [
      ['A small bunch', 'In loud colours, nine stems.'],
      ['Prosecco', 'A bottle for two, cold if it goes on our own van. Without alcohol if you say so.'],
      ['Truffles', 'Nine, dusted in cocoa.'],
      ['Ribbon', 'Two metres. Children will want it.'],
    ]),
    products('Other boxes', 'gift-boxes'),
    faq('Questions', [
      [
        'Who can receive it?',
        'Anybody over 18. The driver asks for proof of age and does not leave it with neighbours.',
      ],
      [
        'Is there one without alcohol?',
        'Write *no alcohol* in the note: an elderflower fizz goes in, at the same price less £3, which we refund.',
      ],
    ]),
    cta('Something calmer?', 'The other box has a candle in it.', 'The quiet evening box', '/giftbox1'),
  ),
  page(
    [
      'mini',
      'Mini bouquets',
      'Small, on purpose',
      'Six to eighteen stems for a bedside table, a desk or a windowsill. A little bouquet says as much as a big one, more quietly.',
      'Mini bouquets of six to eighteen stems, from under £30 with everything in it.',
    ],
    products('Mini bouquets', 'mini-bouquets'),
    list('What they are good for', [
      ['A desk', 'They sit beside a keyboard and ask for nothing but a mug.'],
      ['Thank you', 'For something small. A large bouquet for a small favour is a worry.'],
      [
        'Several at once',
        'One for each table, one for each bridesmaid, one for each teacher. From ten we can tie them alike.',
      ],
    ]),
    products('Small presents to go with them', 'under-ps30'),
    cta(
      'Through the letterbox',
      'Flat boxes that nobody has to be at home for.',
      'Letterbox flowers',
      '/category/letterbox-flowers',
    ),
  ),
  page(
    [
      'constructor',
      'Make your own bouquet',
      'Make your own bouquet',
      'One flower, as many as you like, in the colour and the paper you choose. What you see is what we tie.',
      'Choose the flower, colour, number, length and wrap of a bouquet, and see it and its price at once.',
    ],
    faq('Questions', [
      [
        'Will it look like the drawing?',
        'Yes, but for the moods of flowers: the stems are counted, the colour is the one you chose, and no two heads open alike.',
      ],
      [
        'What is the difference between short and long?',
        'Short stems are around 40 cm, neat and hardy. Long ones have a larger bud and stand in a tall vase.',
      ],
      [
        'Can I mix flowers?',
        'Here it is one flower at a time, with something green. For mixtures, see what the florists have tied.',
      ],
    ]),
    products('Or tied by a florist', 'hand-tied'),
  ),
  page(
    [
      'subscription',
      'Flower subscription',
      'Flowers by subscription',
      'Every week, every two or every four: whatever is best that morning, tied for you, 15% below the price of one alone.',
      'Flowers by subscription, below the price of one bouquet. Skip or stop whenever you like.',
    ],
    steps('How it works', [
      [
        'Choose how often and how big',
        'Three rhythms, three sizes. The flowers can be swapped for others later.',
      ],
      [
        'Choose the first day',
        'From tomorrow on. The slot stays yours, and we write to you before a delivery that has to come at another time.',
      ],
      ['Put them in water', 'Each bouquet comes with a note that says what is in it and what to do.'],
    ]),
    list('What subscribers get', [
      [
        '15% off',
        'Off the flowers that come again, each time. What goes along with the first costs what it always does.',
      ],
      [
        'The best of the morning',
        'The florist chooses. Or choose one of our bouquets, and that is the one that comes.',
      ],
      ['A word beforehand', 'We write three days before each charge, with what will come and when.'],
      ['No commitment', 'Skip, move, swap or stop until five in the afternoon, two days before a delivery.'],
    ]),
    faq('Questions', [
      [
        'When do I pay?',
        'The first when you order it, each of the others two days before it comes. If the card fails we write to you, and tie nothing until it is paid.',
      ],
      ['What if I am away?', 'Skip it, move it to another day, or pause them all, in your account.'],
      [
        'Can it be a present?',
        'Yes: give their address, and your words come on a card with the first. You pay for each delivery as it comes and end it in your account when there have been enough.',
      ],
      [
        'Do you leave out what I do not like?',
        'Choose a bouquet that you know you like in place of the florist’s choice, and swap it for another before any delivery.',
      ],
    ]),
    cta(
      'Start for less',
      'The first bouquet costs half, or less than that.',
      'First bouquet',
      '/subscription-first-bouquet',
    ),
  ),
  page(
    [
      'subscription-second',
      'A second subscription',
      'One for you, one for somebody else',
      'You have flowers at home. A second subscription goes to another door, at the same subscriber’s price as yours.',
      'Add a second flower subscription to another address, at the subscriber’s price.',
    ],
    list('People who have one', [
      ['Daughters with mothers', 'The most common by far. Fortnightly, classic, no lilies.'],
      ['Two houses', 'For people who are in one during the week and the other at weekends.'],
      ['A front desk', 'Firms whose people like the ones at home.'],
    ]),
    steps('How it works', [
      ['Choose', 'Rhythm and size need not be the same as for the first.'],
      ['Give the address', 'It may be another one than yours, with a card from you if you like.'],
      ['Pay as for the first', 'Before each bouquet is tied, and nothing for one that you skip.'],
    ]),
    faq('Questions', [
      ['What if I stop the first?', 'The second goes on, at the same price.'],
      ['Can I have a third?', 'Ring us. We would like to meet you.'],
    ]),
    cta(
      'The first one',
      'For yourself, or for somebody who should have flowers.',
      'Subscription',
      '/subscription',
    ),
  ),
  page(
    [
      'subscription-first-bouquet',
      'First bouquet',
      'Your first bouquet, for a fraction',
      'Try a subscription at the price of a sandwich. If you do not like it, stop after the first; there is nothing to undo.',
      'Up to 90% off the first bouquet of a flower subscription.',
    ],
    steps('How it works', [
      ['Choose a size and a rhythm', 'The discount is the same on all of them.'],
      ['Pay for the first', 'At the price shown, with a free delivery slot.'],
      ['Decide afterwards', 'We write three days before the second is charged. Stop, skip or let it come.'],
    ]),
    text(
      'The fair print',
      'One first bouquet for each household, for who has not had one before. From the second delivery on, the subscriber’s price applies, 15% below a bouquet alone. You can stop until five in the afternoon two days before a delivery, in your account, by e-mail or by telephone, and we shall not try to talk you round.',
    ),
    cta('All the plans', 'Rhythms, sizes and prices.', 'Subscription', '/subscription'),
  ),
  page(
    [
      'greeting-card-free',
      'A free greeting card',
      'Send a card, free',
      'Choose a flower from our sketchbook, write your words, and we send it by e-mail. It costs nothing and takes a minute.',
      'Send a free greeting card by e-mail, with a botanical drawing.',
    ],
    form('Your card', 'greeting-card-free'),
    faq('Questions', [
      [
        'What do you do with the addresses?',
        'We send the card to one of them and a copy to the other. Neither is kept for anything else.',
      ],
      ['Can I have it on paper?', 'Yes: a card of heavy cotton goes with flowers or alone.'],
    ]),
    cta('On paper', 'Heavy cotton, blank inside, written by hand.', 'Greeting cards', '/cards'),
  ),
  page(
    [
      'greeting-card-free-final',
      'Your card is on its way',
      'Your card is on its way',
      'It will be there in a few minutes. If the person is worth a card, they may be worth a bunch of flowers.',
      'Your free greeting card has been sent.',
    ],
    products('Flowers to follow it', 'best-sellers'),
    cta('Another card?', 'There are six drawings.', 'Send another', '/greeting-card-free'),
  ),
  page(
    [
      'app-landing',
      'The app',
      'Larkspur in your pocket',
      'Order again in two taps, follow your flowers to the door and be told in time about every birthday that matters.',
      'The Larkspur app: order again, be reminded, follow your flowers.',
    ],
    list('What it does', [
      ['Remembers', 'The people you send to, their addresses and what they liked.'],
      ['Reminds', 'Before every date you keep, as many days ahead as you like.'],
      ['Follows', 'Your order, step by step, until the flowers have been handed over.'],
      ['Saves', 'Bonuses and codes in one place, and codes that work only in the app.'],
    ]),
  ),
  page(
    [
      'delivery',
      'Delivery',
      'Where we go, and by when to order',
      'London the same day, mainland Britain the next. Standard slots are free, on Sundays too.',
      'Same-day flower delivery in London, next day across England, Wales and mainland Scotland. Free slots, on Sundays too.',
    ],
    text(
      'Where we do not go yet',
      'Northern Ireland, the Isle of Man, the Channel Islands, the Isle of Wight, the Isles of Scilly, the islands of Scotland from Arran and Skye to Shetland, and the far north and north-west of Scotland. If you type a postcode above, it will tell you the truth.',
    ),
    steps('What happens', [
      ['You choose a slot', 'At checkout. It is held for you while you pay.'],
      ['We tie', 'On the day, or the evening before for an early morning.'],
      ['It leaves', 'You get a message, and a link that shows where it is.'],
      ['It arrives', 'Another message, when the flowers have been handed over.'],
    ]),
    faq('Questions', [
      [
        'What if nobody is at home?',
        'The driver rings the number you gave, then tries a neighbour or the safe place you named, and leaves a card.',
      ],
      [
        'Can you leave it on the step?',
        'If you say so. Not in frost, not in strong sun and never with alcohol in it.',
      ],
      [
        'Do you deliver on Sundays and bank holidays?',
        'In London every day of the year but Christmas Day. Elsewhere on Sundays too, but not on bank holidays.',
      ],
      [
        'Hospitals, hotels, offices?',
        'Yes. Give the guest’s or the company’s name. For hospitals ask the ward first; many do not take flowers.',
      ],
    ]),
  ),
]
