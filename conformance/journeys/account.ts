import * as auth from '../../contract/auth.ts'
import * as importantDates from '../../contract/important-dates.ts'
import * as loyalty from '../../contract/loyalty.ts'
import * as notifications from '../../contract/notifications.ts'
import * as order from '../../contract/order.ts'
import * as recipient from '../../contract/recipients.ts'
import * as user from '../../contract/user.ts'
import type { Caller } from '../backend.ts'
import type { Kit } from '../kit.ts'
import { refusalProblem } from '../problems.ts'
import { ADDRESS, RECIPIENT, first, newEmail } from './journey.ts'
import type { Journey } from './journey.ts'
import { paid, placed } from './ordering.ts'
import { fillCart } from './shopping.ts'

/** Somebody who is signed in. */
export type Account = Required<Caller> & { session: string; signIn: string; email: string }

const SIX_DIGITS = /\b\d{6}\b/

/** Signs in by the code in a message, and gives the personal data. Undefined where no messages can be read. */
export async function signIn(kit: Kit): Promise<Account | undefined> {
  if (!kit.readsMessages) return undefined
  const guest = await kit.guest()
  await fillCart(kit, guest)
  const email = newEmail()
  const receiver = { type: 'email', receiver: email } as const
  await kit.answer(auth.sendCode, guest, { body: receiver })
  const code = await kit.messageTo(email, SIX_DIGITS)
  if (code === undefined) throw new Error(`No message with a code came to ${email}`)
  const { data } = await kit.answer(auth.checkCode, guest, { body: { ...receiver, code } })
  if (!data) throw new Error('The code that was sent is not taken')
  const account = { network: guest.network, session: data.session.token, signIn: data.token, email }
  await kit.answer(auth.assignGuest, account, { body: {} })
  await kit.answer(user.updatePersonalData, account, { body: { name: 'Iris Green', gender: 'female' } })
  const { user: saved } = await kit.answer(user.getUser, account)
  if (saved?.email !== email)
    kit.enter(user.getUser, 'answer', `user.email: expected the address that signed in`)
  return account
}

/** Runs a journey for who is signed in, and not at all where nobody is. */
const signedIn = (
  name: string,
  calls: Journey['calls'],
  go: (kit: Kit, account: Account) => Promise<void>,
): Journey => ({ name, calls, go: async (kit, account) => account && go(kit, account as Account) })

const data = signedIn(
  'looking after an account',
  [
    ...[auth.getSignIns, auth.signOutElsewhere, user.exportPersonalData, user.sendContactCode],
    ...[loyalty.getLoyalty, loyalty.getTargetActions, loyalty.getBonuses, loyalty.getPromoCodes],
  ],
  async (kit, account) => {
    await kit.answer(auth.getSignIns, account)
    await kit.answer(auth.signOutElsewhere, account, { body: {} })
    await kit.answer(user.exportPersonalData, account)
    await kit.answer(user.sendContactCode, account, { body: { type: 'email', receiver: newEmail() } })
    await kit.answer(loyalty.getLoyalty, account)
    await kit.answer(loyalty.getTargetActions, account)
    await kit.answer(loyalty.getBonuses, account)
    await kit.answer(loyalty.getPromoCodes, account)
  },
)

const tokens = signedIn(
  'renewing a sign-in and ending it',
  [auth.renewSignIn, auth.endSignIn],
  async (kit) => {
    // A token that was renewed ends soon: the account of the other journeys keeps its own.
    const other = await signIn(kit)
    if (!other) return
    const { data: renewed } = await kit.answer(auth.renewSignIn, other, { body: {} })
    if (renewed.token === other.signIn)
      kit.enter(auth.renewSignIn, 'answer', 'data.token: expected a new one, seen the one that was sent')
    const now = { ...other, signIn: renewed.token }
    const { data: signIns } = await kit.answer(auth.getSignIns, now)
    const { id } = first(signIns, 'sign-ins')
    const { data: left } = await kit.answer(auth.endSignIn, now, { params: { id } })
    if (left.length !== 0)
      kit.enter(auth.endSignIn, 'answer', `data: expected no sign-in to be left, seen ${left.length}`)
    const problem = refusalProblem(await kit.send(auth.getSignIns, now), { code: 'auth_invalid' })
    if (problem) kit.enter(auth.endSignIn, 'answer', `the token afterwards: ${problem}`)
  },
)

const settings = signedIn(
  'choosing what to hear of',
  [
    ...[notifications.getNotifications, notifications.updateNotifications, notifications.getNewsletter],
    ...[notifications.setNewsletter, notifications.unsubscribeSms],
  ],
  async (kit, account) => {
    await kit.answer(notifications.getNotifications, account)
    await kit.answer(notifications.updateNotifications, account, {
      body: { settings: [{ topic: 'offers', channel: 'email', enabled: true }] },
    })
    const { data: news } = await kit.answer(notifications.getNewsletter, account)
    if (!news.subscribed)
      kit.enter(notifications.getNewsletter, 'answer', 'data.subscribed: expected true after it was chosen')
    await kit.answer(notifications.setNewsletter, account, { body: { subscribed: false } })
    await kit.answer(notifications.unsubscribeSms, account, { body: {} })
  },
)

const dates = signedIn(
  'keeping important dates',
  [
    importantDates.getImportantDates,
    importantDates.addImportantDate,
    importantDates.updateImportantDate,
    importantDates.removeImportantDate,
    importantDates.getCalendar,
  ],
  async (kit, account) => {
    const body = { occasion: 'birthday', title: 'Mum', date: '1960-04-01' } as const
    const { data: added } = await kit.answer(importantDates.addImportantDate, account, { body })
    const { id } = first(added.events, 'important dates')
    await kit.answer(importantDates.getImportantDates, account)
    await kit.answer(importantDates.getCalendar, account, { query: { id } })
    await kit.answer(importantDates.updateImportantDate, account, {
      params: { id },
      body: { ...body, title: 'Mother' },
    })
    await kit.answer(importantDates.removeImportantDate, account, { params: { id } })
  },
)

const recipients = signedIn(
  'keeping recipients',
  [
    ...[recipient.getSavedRecipients, recipient.addSavedRecipient, recipient.updateSavedRecipient],
    ...[recipient.removeSavedRecipient, order.useSavedRecipient],
  ],
  async (kit, account) => {
    const body = { ...RECIPIENT, address: ADDRESS }
    const { data: added } = await kit.answer(recipient.addSavedRecipient, account, { body })
    const { id } = first(added, 'saved recipients')
    const { data: kept } = await kit.answer(recipient.getSavedRecipients, account)
    if (kept.length !== 1)
      kit.enter(recipient.getSavedRecipients, 'answer', `data: expected one recipient, seen ${kept.length}`)
    await kit.answer(recipient.updateSavedRecipient, account, {
      params: { id },
      body: { ...body, note: 'The blue door' },
    })
    await fillCart(kit, account)
    await kit.answer(order.createOrder, account, { body: {} })
    const { data: draft } = await kit.answer(order.useSavedRecipient, account, { body: { recipient_id: id } })
    if (draft.recipient?.name !== body.name || draft.shipping_address?.line1 !== ADDRESS.line1)
      kit.enter(order.useSavedRecipient, 'answer', 'data: expected the name and the address that are saved')
    await kit.answer(order.useSavedRecipient, account, { body: { recipient_id: null } })
    const { data: left } = await kit.answer(recipient.removeSavedRecipient, account, { params: { id } })
    if (left.length)
      kit.enter(recipient.removeSavedRecipient, 'answer', 'data: expected nobody after the one was erased')
  },
)

const history = signedIn(
  'looking back at orders',
  [order.getHistory, order.removeOrder],
  async (kit, account) => {
    const unpaid = await placed(kit, account)
    await kit.refusal(order.removeOrder, 'wrong_state', account, { params: { id: unpaid } })
    await kit.answer(order.cancelOrder, account, { params: { id: unpaid } })
    const kept = await paid(kit, account)
    const { data: orders } = await kit.answer(order.getHistory, account)
    const times = orders.filter(({ id }) => id === kept).length
    if (times !== 1)
      kit.enter(order.getHistory, 'answer', `data: expected order ${kept} once, seen ${times} times`)
    await kit.answer(order.removeOrder, account, { params: { id: unpaid } })
  },
)

/** The end of an account: after everything else. */
export async function leave(kit: Kit, account: Account): Promise<void> {
  await kit.answer(user.sendErasureCode, account, { body: {} })
  const code = await kit.messageTo(account.email, SIX_DIGITS)
  const { success } = await kit.answer(user.erasePersonalData, account, { body: { code: code ?? '000000' } })
  if (!success)
    kit.enter(user.erasePersonalData, 'answer', 'success: expected true for the code that was sent')
  const answer = await kit.send(user.getUser, account)
  const problem = refusalProblem(answer, { code: 'auth_invalid' })
  kit.enter(user.getUser, 'dead token', problem && `the sign-in of an erased account: ${problem}`)
}

export const BELONGING = [data, tokens, settings, dates, recipients, history]
