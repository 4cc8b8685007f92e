import { checkCode, sendCode, signOut } from '../../contract/auth.ts'
import { getListing } from '../../contract/catalogue.ts'
import { addFavorite, getFavorites, removeFavorite } from '../../contract/favorites.ts'
import { submitForm } from '../../contract/forms.ts'
import { getCategories } from '../../contract/layout.ts'
import { writeLog } from '../../contract/log.ts'
import { unsubscribe } from '../../contract/notifications.ts'
import { addSearchPhrase, getSearchHistory, removeSearchPhrase } from '../../contract/search.ts'
import { createSession } from '../../contract/session.ts'
import { getUser } from '../../contract/user.ts'
import type { Kit } from '../kit.ts'
import { first, newEmail } from './journey.ts'
import type { Journey } from './journey.ts'

/** A product of the first category. */
export async function anyProduct(kit: Kit) {
  const anybody = { network: 'kit-anybody' }
  const { data: tree } = await kit.answer(getCategories, anybody)
  const { slug } = first(tree, 'categories')
  const { data } = await kit.answer(getListing, anybody, { params: { type: 'category', slug } })
  return first(data.list, `products in ${slug}`)
}

const favourites: Journey = {
  name: 'keeping favourites',
  calls: [createSession, addFavorite, getFavorites, removeFavorite],
  go: async (kit) => {
    const guest = await kit.guest()
    const { id } = await anyProduct(kit)
    await kit.answer(addFavorite, guest, { params: { id } })
    const { data } = await kit.answer(getFavorites, guest)
    if (!data.ids.includes(id))
      kit.enter(
        getFavorites,
        'answer',
        `data.ids: expected ${id}, which was added, among ${data.ids.join(', ')}`,
      )
    await kit.answer(removeFavorite, guest, { params: { id } })
  },
}

const searches: Journey = {
  name: 'keeping what was searched for',
  calls: [addSearchPhrase, getSearchHistory, removeSearchPhrase],
  go: async (kit) => {
    const guest = await kit.guest()
    await kit.answer(addSearchPhrase, guest, { body: { phrase: 'pink peonies' } })
    await kit.answer(getSearchHistory, guest)
    await kit.answer(removeSearchPhrase, guest, { query: { phrase: 'pink peonies' } })
  },
}

const errors: Journey = {
  name: 'reporting an error',
  calls: [writeLog],
  go: async (kit) =>
    void (await kit.answer(writeLog, await kit.guest(), {
      body: { level: 'info', message: 'A call of the conformance kit' },
    })),
}

/** Each from an address of its own, as one counts only so often. */
const forms = Object.values(submitForm).map((endpoint): Journey => ({
  name: 'sending a form',
  calls: [endpoint],
  go: async (kit) => {
    const body = { ...endpoint.example.body, email: newEmail() }
    await kit.answer(endpoint, await kit.guest(), { body } as never)
  },
}))

const strangers: Journey = {
  name: 'knocking without being known',
  calls: [signOut, getUser, unsubscribe, sendCode, checkCode],
  go: async (kit) => {
    const guest = await kit.guest()
    await kit.answer(getUser, guest)
    await kit.answer(signOut, guest)
    await kit.answer(unsubscribe, guest, { body: { token: 'no-link-of-this-shop' } })
    const receiver = newEmail()
    await kit.answer(sendCode, guest, { body: { type: 'email', receiver } })
    const { success } = await kit.answer(checkCode, guest, {
      body: { type: 'email', receiver, code: '000000' },
    })
    if (success) kit.enter(checkCode, 'answer', 'success: expected false for a code that nobody was sent')
  },
}

export const VISITING = [favourites, searches, errors, ...forms, strangers]
