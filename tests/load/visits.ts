import { BrowserWithoutScripts } from '../support/pages/browser-without-scripts.ts'
import {
  addToCart,
  chooseTime,
  giveAddress,
  giveRecipient,
  payOrder,
  placeOrder,
  startCheckout,
} from '../support/shopping/order-by-forms.ts'

export type Kind = 'browse' | 'cart' | 'order'
export type Product = { id: number; position_slug: string }

const LISTINGS = [
  '/category/roses',
  '/category/tulips',
  '/category/lilies',
  '/category/plants',
  '/filter/best-sellers',
]
const SEARCHES = ['roses', 'peony', 'birthday', 'white lilies', 'gift box']

/** What somebody who visits the shop needs to know of it. */
export type Shop = {
  url: string
  products: readonly Product[]
  random: () => number
  /** Which of the times on offer is taken; without it, any. */
  chooses?: (slots: readonly string[]) => string | undefined
}

/** One visit in a hundred of each kind: ninety look, eight put something into the cart, two order and pay. */
export function kindOf(share: number): Kind {
  if (share < 0.9) return 'browse'
  return share < 0.98 ? 'cart' : 'order'
}

/** What came of a visit: how many requests it made, and the order that it paid. */
export type Visited = { requests: number; paid: string | undefined }

/** One visit by somebody new, without a pause. Throws with the step that was not answered as it should be. */
export async function visit({ url, products, random, chooses }: Shop, kind: Kind): Promise<Visited> {
  const oneOf = <T>(list: readonly T[]): T => {
    const one = list[Math.floor(random() * list.length)]
    if (one === undefined) throw new Error('There is nothing to choose from')
    return one
  }
  let requests = 0
  const browser = new BrowserWithoutScripts(() => {
    requests++
    return url
  })
  const open = async (path: string): Promise<void> => {
    const { status, location, html } = await browser.get(path)
    if (status >= 300 && status < 400 && location) return open(location)
    // The proxy says which copy let it down.
    if (status === 502) throw new Error(`${path}: answered 502, ${html.trim()}`)
    if (status !== 200) throw new Error(`${path}: answered ${status}`)
  }
  try {
    const product = oneOf(products)
    await open('/')
    await open(random() < 0.2 ? `/search?q=${encodeURIComponent(oneOf(SEARCHES))}` : oneOf(LISTINGS))
    await open(`/product/${oneOf(products).id}`)
    await open(`/product/${product.id}`)
    if (kind === 'browse') return { requests, paid: undefined }
    await addToCart(browser, product)
    await open('/cart')
    if (kind === 'cart') {
      await open(oneOf(LISTINGS))
      return { requests, paid: undefined }
    }
    await startCheckout(browser)
    await giveAddress(browser)
    // Shoppers want different days, but for those that all want.
    await chooseTime(browser, chooses ?? oneOf)
    await giveRecipient(browser)
    const id = await placeOrder(browser)
    await open(`/payment/stripe/${id}`)
    await payOrder(browser, id)
    await open(`/order/${id}`)
    return { requests, paid: id }
  } finally {
    await browser.close()
  }
}
