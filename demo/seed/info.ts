/** A text about the shop: paragraphs to begin with, then sections under their own headings. */
export type SeedInfo = {
  heading: string
  paragraphs: string[]
  sections: { heading: string; text: string }[]
}

/** The long text at the foot of the home page. */
export const INFO: SeedInfo = {
  heading: 'Online flower delivery in London and the UK',
  paragraphs: [
    'Larkspur is a flower shop with a workshop in south London and a van for every part of the city. Flowers come in from growers before it is light, stand for a few hours in cold water and are tied after you have ordered them. Order in time, and they can be at a London door the same day. Elsewhere in mainland Britain they arrive tomorrow, unless that is a bank holiday.',
    'We sell what we would be pleased to be sent: hand-tied bouquets in three or four sizes, roses by the dozen or the hundred, slim boxes for the letterbox, house plants, and a shelf of gifts from makers we know. The price on the page is the whole price, with VAT, wrapping and a card for your message.',
  ],
  sections: [
    {
      heading: 'What makes a good bouquet',
      text: 'Mostly water and timing. A flower that was cut at the right moment and never allowed to dry out will beat a dearer one that spent a weekend in a warehouse. So we buy little and often, keep no ready-made bunches, and choose a mix in which something is always opening. Each recipe is written down stem for stem, and the picture beside it is drawn from that recipe.',
    },
    {
      heading: 'Same-day delivery in London',
      text: 'Our own drivers cover every borough from Barnet to Bromley, seven days a week, with the bouquets standing upright in water. You choose a slot at checkout: there are free ones, and narrower ones for a few pounds more. You will get a message when the flowers leave and another when they are handed over.',
    },
    {
      heading: 'Next-day flowers across Britain',
      text: 'Outside London, bouquets travel overnight in a water pack inside a tall box, and letterbox flowers go by tracked post. Order in the afternoon for the next day in England, Wales and mainland Scotland; Northern Ireland, the islands and the far north are not within our reach yet.',
    },
    {
      heading: 'Roses, short and long',
      text: 'We grow nothing ourselves, but we are particular about roses. Short-stemmed ones come from Kenya and are neat, strong and good value. Long-stemmed ones are a Dutch variety with a much larger bud, for bouquets that need to be seen from the far end of the room. Both are sold in a dozen colours and from six to a hundred and one.',
    },
    {
      heading: 'In season, as far as we can',
      text: 'From March to October a good share of our stems is British: Cornish daffodils, Lincolnshire tulips and sunflowers, Kentish lavender, Sussex peonies. In winter we depend on the Netherlands and on East Africa, and buy from farms that are independently certified. Our paper and boxes can be recycled, the clear film is compostable, and trimmings go to a community garden.',
    },
    {
      heading: 'Help with choosing',
      text: 'Start with the person, the occasion or the budget, and the shop will narrow things down. If you are still not sure, telephone: a florist will answer, and will tell you honestly if the cheaper one is nicer.',
    },
  ],
}
