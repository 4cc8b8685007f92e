/** What a product has to be. All that is given must hold. */
export type Is = {
  /** A flower in one of its variants, or one of several; a plant is known by its title. */
  flower?: string | readonly string[]
  /** A colour of that flower, or without a flower of any stem or variant; one of several. */
  colour?: string | readonly string[]
  /** Flowers that no variant has and no title names. */
  without?: string | readonly string[]
  withoutColour?: string
  kind?: string | readonly string[]
  /** The slug of a collection it is in, or one of several. */
  in?: string | readonly string[]
  title?: RegExp
  /** Pounds. */
  from?: number
  to?: number
  /** Harmless to these pets. */
  safeFor?: readonly ('cats' | 'dogs')[]
  /** How many stems the variant of the card has, of the flower if one is given. */
  stems?: readonly [least: number, most: number]
}

/** What pleases whoever typed a phrase, as somebody judged who imagined them. */
export type Expected = {
  /** The path of the page that is shown first, before all products. */
  page?: string
  /** The slug of the first category. */
  category?: string
  /** The slug of an article that is among those to read. */
  article?: string
  /** Each of the first twelve products. */
  every?: Is
  /** The first of them. */
  first?: Is
  /** Each of these is among the first eight products. */
  some?: readonly Is[]
  /** How many products there must be at least; three, unless no products are expected. */
  atLeast?: number
  /** No products: the phrase asks for none, or means nothing. */
  none?: true
  /** A sentence says so, because the shop has not got it. */
  note?: RegExp
  /** The phrase as it is corrected; null when it must be left alone. */
  corrected?: string | null
  /** The results may fit only a part of the phrase, which is said. */
  mayBeRelaxed?: true
}

export type Judged = readonly [phrase: string, expected: Expected]
