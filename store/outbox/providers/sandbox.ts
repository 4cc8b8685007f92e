import { Undeliverable } from './message-provider.ts'
import type { MessageProvider } from './message-provider.ts'

/** Valid addresses that the sandbox treats as undeliverable, for trying that case out. */
const UNDELIVERABLE_ADDRESSES = ['nobody@larkspur.example', '+447400404404']

/** Sends nothing. Sent messages stay in the outbox, where `/sandbox` shows them. */
export const sandboxProvider: MessageProvider = {
  send: async ({ to }) => {
    if (UNDELIVERABLE_ADDRESSES.includes(to)) throw new Undeliverable('Nobody is there')
  },
}
