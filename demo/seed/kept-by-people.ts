/**
 * What the pages promise and no program does: the people of the shop do. Each has a name, the rule in a sentence, and the
 * values that the pages say. Whoever changes one changes the pages that say it; tests/journeys/promises.server.test.ts
 * compares them.
 */
export const KEPT_BY_PEOPLE = {
  phone: {
    rule: 'A florist answers the telephone and the messages of the contact form.',
    from: '08:00',
    to: '20:00',
    answeredWithinDays: 1,
  },
  complaints: {
    rule: 'Who tells us so soon that something is wrong chooses: made again, something else, or the money back (npm run store -- orders).',
    days: 7,
  },
  lasting: { rule: 'Cut flowers that have not lasted so long are made again or paid back.', days: 7 },
  tying: {
    rule: 'A bouquet is tied once it is ordered, from its recipe, on the day or the evening before for a morning.',
  },
  substitution: {
    rule: 'What did not come in is replaced by the nearest of at least its value; for more than that we ask.',
  },
  buying: {
    rule: 'Flowers are bought where and when the pages say, and nothing is sold for less because it is old.',
    priceHeldDays: 30,
  },
  care: {
    rule: 'Recycled paper, compostable film, thorns taken off, water and a note of care with each bouquet.',
  },
  door: {
    rule: 'The driver rings, tries a neighbour or what the note for the courier says, leaves a card, and never leaves flowers in frost or sun.',
  },
  alcohol: {
    rule: 'The driver asks for proof of age, and leaves no alcohol with neighbours.',
    age: 18,
    withoutItLess: 300,
  },
  cards: { rule: 'Cards are written by hand, exactly as typed. A sender who gives no name is not named.' },
  anonymous: { rule: 'Who sent flowers without a name is not told, also by telephone.' },
  weddings: { rule: 'Flowers for weddings are tied.', tables: 40 },
  alike: { rule: 'Small bouquets are tied alike from so many on.', bouquets: 10 },
  noMix: { rule: 'The note to the florist is read: colours mixed, something left out, no alcohol.' },
  affiliates: {
    rule: 'Affiliates are paid for orders that come from them.',
    firstPercent: 8,
    laterPercent: 3,
    laterMonths: 12,
    countsDays: 30,
    leastPayment: 2_500,
    linkWithinDays: 3,
    paidOn: 'tenth',
  },
  discounts: {
    rule: 'Who shows a card gets a code of their own (npm run store -- promo create) with so much off, for so long.',
    percent: 15,
    youthMonths: 12,
    seniorMonths: 60,
    workingDays: 1,
    seenBy: 2,
  },
  vip: {
    rule: 'VIP accounts have a florist, a bill a month and so much off it, in place of bonuses.',
    percent: 10,
    bouquetsAYear: 12,
    fewestAYear: 6,
    checkDays: 2,
    ringWithinDays: 2,
    payDays: 14,
    datesBeforeDays: 7,
  },
  freeBouquet: {
    rule: 'Each Friday the florists choose one story; the flowers come the Tuesday after.',
    chosenOn: 'Friday',
    comesOn: 'Tuesday',
  },
  draws: {
    rule: 'Winners are drawn or chosen on the day named and written to the same day; who does not answer is drawn anew.',
    age: 18,
    answerDays: 7,
    prizeMonths: 12,
    drawnOn: 'last Friday',
    chosenOn: 'first Monday',
    contestEveryWeeks: 4,
  },
  privacy: {
    rule: 'Questions about personal data are answered, by e-mail to privacy@larkspur.example.',
    withinMonths: 1,
  },
  refunds: {
    rule: 'A plain mistake in a price is written about.',
  },
  makers: {
    rule: 'Gifts are from makers we know; what is in a box is printed on its lid.',
    flowersInTheBoxDays: 2,
  },
  drivers: {
    rule: 'Our own drivers go to every borough of London every day but Christmas Day.',
    boroughs: 'Barnet to Bromley',
  },
} as const
