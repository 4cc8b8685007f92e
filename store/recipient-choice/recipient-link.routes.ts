import type { FastifyInstance } from 'fastify'
import * as api from '../../contract/recipient-link.ts'
import type { StoreContext } from '../context.ts'
import { askRecipient } from './ask-recipient.ts'
import { chooseDelivery, getChoice, setChoiceAddress } from './recipient-choice.ts'
import { senderLink, takeOverAddress, withPageParts } from '../order/index.ts'
import { mount } from '../http/mount.ts'
import { idempotentChange } from '../http/idempotent.ts'
import { addressOf, ownerOf } from '../http/session-guard.ts'

/** The routes of recipient links, for the sender and for the recipient. */
export function recipientLinkRoutes(app: FastifyInstance, context: StoreContext): void {
  mount(app, api.setRecipientLink, ({ body }, request) =>
    idempotentChange(context, request, (tx, owner) => askRecipient(tx, context.auth, owner, body)),
  )
  mount(app, api.getRecipientLink, async ({ params }, request) => ({
    data: await senderLink(context, ownerOf(request), params.id),
  }))
  mount(app, api.takeOverAddress, async ({ params, body }, request) => {
    const outcome = await idempotentChange(context, request, (tx, owner) =>
      takeOverAddress(tx, owner, params.id, body),
    )
    return { ...outcome, data: await withPageParts(context, ownerOf(request), outcome.data) }
  })
  // The recipient needs neither session nor account.
  mount(app, api.getRecipientChoice, async ({ params }, request) => ({
    data: await getChoice(context, addressOf(request), params.token),
  }))
  mount(app, api.setChoiceAddress, ({ params, body }, request) =>
    setChoiceAddress(context, addressOf(request), params.token, body),
  )
  mount(app, api.chooseDelivery, ({ params, body }, request) =>
    chooseDelivery(context, addressOf(request), params.token, body),
  )
}
