import { Undeliverable } from './message-provider.ts'
import type { MessageProvider } from './message-provider.ts'

/** Addresses that are right and where nobody is, to play with. */
const NOBODY = ['nobody@larkspur.example', '+447400404404']

/** Nothing leaves the house: the outbox, where a sent message stays, is what `/sandbox` shows. */
export const sandboxProvider: MessageProvider = {
  send: async ({ to }) => {
    if (NOBODY.includes(to)) throw new Undeliverable('Nobody is there')
  },
}
