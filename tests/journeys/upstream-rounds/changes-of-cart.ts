import { emailCardPath, giveBonuses, issueTenPounds, makePoundOff } from '../../support/shopping/savings.ts'
import { query } from '../../support/processes/test-server.ts'
import { cartUrl } from '../../../store/cart/cart-link.ts'
import type { Change } from './change.ts'
import type { CountedShop } from './shop.ts'
import { fillCart, guestReadyToPay, guestWithCart, newAccount, newGuest, once, rosesOf } from './shop.ts'

/** Changes of the cart, of what is looked for and liked, and of what pays less. */
export function cartChanges(shop: CountedShop): Change[] {
  const { store, databaseUrl } = shop
  const guest = once(() => guestWithCart(shop))
  const position = async () => {
    const { visitor, buyer } = await guest()
    const { body } = await buyer.get('/v1/basket/')
    const [{ product_id: product, position_slug: lineSlug }] = body.data.positions
    return { visitor, line: { productId: String(product), lineSlug } }
  }
  /** A change of the guest's that needs nothing to be looked up. */
  const change = (operation: string, variables: object, more: Partial<Change> = {}): Change => ({
    operation,
    prepare: async () => ({ visitor: (await guest()).visitor, variables }),
    ...more,
  })
  const DEFAULT = { type: 'DEFAULT' }

  return [
    {
      operation: 'AddCartLine',
      of: 'a first one',
      // A session is begun first.
      atMost: 2,
      prepare: async () => ({ variables: { input: await rosesOf(store), stays: true } }),
    },
    {
      operation: 'AddCartLine',
      prepare: async () => {
        const { visitor, line } = await guest()
        return { visitor, variables: { input: line, stays: true } }
      },
    },
    {
      operation: 'SetCartLine',
      prepare: async () => {
        const { visitor, line } = await position()
        return { visitor, variables: { input: { ...line, quantity: 2 } } }
      },
    },
    {
      operation: 'SetCardText',
      prepare: async () => {
        const { visitor, line } = await position()
        return { visitor, variables: { ...line, cardText: 'With love' } }
      },
    },
    {
      operation: 'RemoveCartLine',
      prepare: async () => {
        const { visitor, line } = await position()
        return { visitor, variables: line }
      },
    },
    {
      operation: 'SetCartLineGiftCard',
      prepare: async () => {
        const { visitor, buyer } = await newGuest(store)
        const productId = (await emailCardPath(databaseUrl)).split('/').at(-1)
        const card = { recipient_name: 'Iris Green', recipient_email: 'iris@example.org', sender: 'Basil' }
        const { body } = await buyer.post(`/v1/basket/${productId}/25-pounds`, { gift_card: card })
        const [{ position_slug: lineSlug }] = body.data.positions
        const giftCard = { recipientName: 'Iris', recipientEmail: 'iris@example.org', sender: 'Basil Ford' }
        return {
          visitor,
          variables: { input: { productId, lineSlug, giftCard, cardText: 'For you' } },
        }
      },
    },
    change('AddConstructorBouquet', {
      input: { species: 'rose', colour: 'pink', count: 15, length: 'short', wrap: 'ivory' },
      stays: true,
    }),
    ...['AddCombo', 'SetComboQuantity', 'RemoveCombo'].map((operation): Change => ({
      operation,
      prepare: async () => {
        const [combo] = await query(databaseUrl, 'select id from combo order by id limit 1', [])
        const comboId = String(combo?.id)
        const { visitor } = await guest()
        const more = { AddCombo: { stays: true }, SetComboQuantity: { quantity: 2 } }[operation]
        return { visitor, variables: { comboId, ...more } }
      },
    })),
    {
      operation: 'OpenCart',
      prepare: async () => {
        const { buyer } = await guestWithCart(shop)
        const { body } = await buyer.get('/v1/basket/')
        const links = { secret: shop.secret, siteUrl: '' }
        const url = cartUrl(links, { realId: body.data.real_id as string, userId: null })
        const { visitor } = await newGuest(store)
        return { visitor, variables: { token: url.split('/').at(-1) } }
      },
    },
    {
      operation: 'ApplyPromoCode',
      prepare: async () => {
        const code = await makePoundOff(databaseUrl, 'ROUNDSOFF')
        const { visitor, buyer } = await guest()
        await fillCart(shop, buyer)
        return { visitor, variables: { code, ...DEFAULT } }
      },
    },
    change('RemovePromoCode', DEFAULT),
    {
      operation: 'ApplyBonuses',
      prepare: async () => {
        const { visitor, account, email } = await newAccount(store)
        await giveBonuses(databaseUrl, email)
        const { productId, variantSlug } = await rosesOf(store)
        await account.call('POST', `/v1/basket/${productId}/${variantSlug}`, {})
        return { visitor, variables: { percent: 50, ...DEFAULT } }
      },
    },
    {
      operation: 'ApplyGiftCard',
      prepare: async () => {
        const code = await issueTenPounds(databaseUrl, (await guestReadyToPay(shop)).id)
        return { visitor: (await guest()).visitor, variables: { code } }
      },
    },
    {
      operation: 'RemoveGiftCard',
      prepare: async () => {
        const { visitor, buyer } = await guest()
        const { body } = await buyer.get('/v1/basket/')
        return { visitor, variables: { id: body.data.gift_cards[0].id } }
      },
    },
    {
      operation: 'GiftCardBalance',
      prepare: async () => ({
        visitor: (await guest()).visitor,
        variables: { code: await issueTenPounds(databaseUrl, (await guestReadyToPay(shop)).id) },
      }),
    },
    change('AddFavorite', { productId: '101' }),
    change('AddFavorite', { productId: '102' }),
    change('RemoveFavorite', { productId: '101' }),
    change('ProfileRemoveFavorite', { productId: '102' }),
    change('AddSearchPhrase', { phrase: 'peonies' }),
    change('RemoveSearchPhrase', { phrase: 'peonies' }),
    change('SubmitForm', {
      key: 'contact',
      values: [
        { name: 'name', value: 'Basil Ford' },
        { name: 'email', value: 'basil@example.org' },
        { name: 'topic', value: 'order' },
        { name: 'message', value: 'When do you open?' },
      ],
    }),
    change('Log', { message: 'A script failed', path: '/cart', stack: null }),
  ]
}
