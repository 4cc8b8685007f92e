import { unsubscribeAllUrl } from '../../../store/outbox/unsubscribe-link.ts'
import { askForCode, codeSentTo } from '../../support/shopping/account.ts'
import { LONDON_ADDRESS } from '../../support/shopping/checkout.ts'
import type { Change } from './change.ts'
import type { CountedShop } from './shop.ts'
import { newAccount, newEmail, newGuest, once } from './shop.ts'

const SOMEBODY = { name: 'Iris Green', phone: '020 7946 0018', address: LONDON_ADDRESS }
const BIRTHDAY = { occasion: 'BIRTHDAY', date: '1990-05-10', recipientName: 'Basil', leadDays: 7 }

/** Changes of who somebody is to the shop: signing in, what is kept of them, and leaving. */
export const accountChanges = (shop: CountedShop): Change[] => [
  ...signInChanges(shop),
  ...keptChanges(shop),
  ...leavingChanges(shop),
]

function signInChanges({ store }: CountedShop): Change[] {
  const guest = once(() => newGuest(store))
  const receiver = newEmail()
  return [
    {
      operation: 'SendCode',
      prepare: async () => ({
        visitor: (await guest()).visitor,
        variables: { input: { type: 'EMAIL', receiver } },
      }),
    },
    {
      operation: 'SignIn',
      // The cart and the favourites come along, and the account is read.
      atMost: 2,
      prepare: async () => ({
        visitor: (await guest()).visitor,
        variables: { input: { type: 'EMAIL', receiver, code: await codeSentTo(store, receiver) } },
      }),
    },
  ]
}

function keptChanges({ store }: CountedShop): Change[] {
  const owner = once(() => newAccount(store))
  const change = (operation: string, variables: object): Change => ({
    operation,
    prepare: async () => ({ visitor: (await owner()).visitor, variables }),
  })
  /** A change of the one thing that is kept in a list of the account. */
  const ofFirst = (operation: string, list: (body: any) => { id: number }[], path: string, more: object) => ({
    operation,
    prepare: async () => {
      const { visitor, account } = await owner()
      const [kept] = list((await account.get(path)).body)
      return { visitor, variables: { id: String(kept?.id), ...more } }
    },
  })
  const ofDate = (operation: string, more: object) =>
    ofFirst(operation, ({ data }) => data.events, '/v1/user/events/', more)
  const ofRecipient = (operation: string, more: object) =>
    ofFirst(operation, ({ data }) => data, '/v1/user/recipients/', more)
  return [
    change('Register', { input: { name: 'Iris Green', gender: 'female' } }),
    change('UpdatePersonalData', { input: { name: 'Iris Brown', gender: 'female' } }),
    change('SendContactCode', { type: 'EMAIL', receiver: newEmail() }),
    change('UpdateNotifications', { settings: [{ topic: 'OFFERS', channel: 'EMAIL', enabled: true }] }),
    change('SetMutedOccasions', { occasions: ['BIRTHDAY'] }),
    change('SetNewsletter', { subscribed: true }),
    change('UnsubscribeSms', {}),
    change('AddImportantDate', { input: BIRTHDAY }),
    ofDate('UpdateImportantDate', { input: { ...BIRTHDAY, recipientName: 'Iris' } }),
    ofDate('RemoveImportantDate', {}),
    change('AddSavedRecipient', { input: SOMEBODY }),
    ofRecipient('UpdateSavedRecipient', { input: { ...SOMEBODY, note: 'The blue door' } }),
    ofRecipient('RemoveSavedRecipient', {}),
  ]
}

function leavingChanges({ store, secret }: CountedShop): Change[] {
  const leaver = once(() => newAccount(store))
  const change = (operation: string): Change => ({
    operation,
    prepare: async () => ({ visitor: (await leaver()).visitor, variables: {} }),
  })
  return [
    {
      operation: 'EndSignIn',
      prepare: async () => {
        const { visitor, account } = await newAccount(store)
        const { body } = await account.get('/v1/user/sign-ins/')
        return { visitor, variables: { id: body.data[0].id } }
      },
    },
    change('SignOutElsewhere'),
    change('SendErasureCode'),
    {
      operation: 'ErasePersonalData',
      prepare: async () => {
        const { visitor, email } = await leaver()
        return { visitor, variables: { code: await codeSentTo(store, email) } }
      },
    },
    {
      operation: 'SignOut',
      prepare: async () => ({ visitor: (await newAccount(store)).visitor, variables: {} }),
    },
    {
      operation: 'Unsubscribe',
      prepare: async () => {
        const receiver = newEmail()
        await askForCode(store, await store.newSession(), receiver)
        const url = new URL(unsubscribeAllUrl({ secret, siteUrl: 'https://larkspur.example' }, receiver))
        return { variables: { token: url.searchParams.get('token') } }
      },
    },
  ]
}
