import { BY_MAIL, askForCode } from './codes.ts'
import { FINAL, PAYS, order, repeat } from './shopping.ts'
import type { Purchase } from './shopping.ts'
import { fillIn } from './visitor.ts'
import type { Filled, Visitor } from './visitor.ts'

/** A form that somebody sends. */
export type Sent = Filled & { of: Visitor }

/**
 * Forms of the shop, filled in with words that are nowhere else, and those words: first those whose words the shop keeps
 * in its tables, then those whose words go into an e-mail.
 */
export async function formsToSend(visitor: Visitor, buyer: Visitor, purchase: Purchase) {
  const secrets: string[] = ['is your Larkspur code']
  const secret = (text: string) => {
    secrets.push(text)
    return text
  }
  await repeat(visitor, ...Object.values(purchase))
  const cart = fillIn(await visitor.open('/cart'), 'Save the message')
  const message = fillIn(await visitor.open('/contact-us'), 'Send the message', {
    name: secret('Cathwren Name'),
    email: secret('cathwren.mail@example.org'),
    phone: secret('020 7946 0771'),
    order_id: secret('zz99zz99'),
    topic: 'order',
    message: secret('The roses of my aunt'),
  })
  const card = fillIn(await visitor.open('/greeting-card-free'), 'Send the card', {
    sender: secret('Wrensender'),
    email: secret('wrensender@example.org'),
    recipient: secret('Wrenreceiver'),
    recipient_email: secret('wrenreceiver@example.org'),
    design: 'rose',
    text: secret('Nobody else may read this'),
  })
  const contact = fillIn(await visitor.open(FINAL), /^Continue to payment/, {
    name: secret('Owren Name'),
    email: secret('owren.mail@example.org'),
    phone: secret('020 7946 0772'),
  })
  const payment = fillIn(await order(buyer, purchase), /^Pay £/, {
    ...PAYS,
    number: secret('4242 4242 4242 4242'),
  })
  const code = fillIn(await askForCode(visitor, BY_MAIL, 'iris.green@example.org'), 'Sign in', {
    code: secret('918273'),
  })
  const newCode = fillIn(await visitor.open(BY_MAIL), 'Send me a code', {
    receiver: secret('wrencode@example.org'),
  })
  const withTyped = (form: Filled, typed: Record<string, string>): Filled => ({
    ...form,
    fields: { ...form.fields, ...typed },
  })
  const address = withTyped(purchase.address, {
    line1: secret('77 Wrenstreet'),
    line2: secret('Flat Wrenbell'),
    city: secret('Wrencity'),
  })
  const recipient = withTyped(purchase.recipient, {
    name: secret('Wren Forwhom'),
    phone: secret('020 7946 0773'),
    note: secret('door code 4711'),
  })
  const words = withTyped(cart, { [cart.fields.intent ?? '']: secret('Yours, Wrenlove') })
  const by = (of: Visitor, forms: Filled[]): Sent[] => forms.map((form) => ({ ...form, of }))
  return {
    secrets,
    kept: [
      ...by(visitor, [message, card, words, code, address, recipient, contact]),
      ...by(buyer, [payment]),
    ],
    inEmails: by(visitor, [newCode, card]),
  }
}
