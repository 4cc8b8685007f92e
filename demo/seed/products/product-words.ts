import type { ProductWords } from '../../../contract/catalogue.ts'

/** What is said beside the choices of every product. */
export const PRODUCT_WORDS: ProductWords = {
  settings: {
    size: {
      title: 'Size',
      tooltip: 'Larger sizes have more of every flower in the recipe, tied fuller; the mix stays the same.',
    },
    color: { title: 'Colour', tooltip: null },
    count: { title: 'Number of roses', tooltip: null },
    length: {
      title: 'Length of stem',
      tooltip:
        'Short stems are Kenyan, around 40 cm: neat, hardy and good value. Premium roses are a Holland variety of 60 cm and more with a big bud; a bouquet of them looks about twice the size of the Kenyan one.',
    },
  },
  lengths: { short: 'Short, about 40 cm', long: 'Premium, 60 cm and more' },
  card_text: {
    flowers: { title: 'Card message', text: 'A small card with your words goes with every order, free.' },
    card: { title: 'Words for the inside', text: 'We write them by hand, as you type them.' },
  },
  subscription: {
    title: 'Subscribe and save {percent}%',
    text: 'Flowers like these every one, two or four weeks. Skip or stop whenever you like.',
  },
}
