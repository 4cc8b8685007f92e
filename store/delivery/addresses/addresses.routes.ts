import type { FastifyInstance } from 'fastify'
import * as api from '../../../contract/address.ts'
import type { StoreContext } from '../../context.ts'
import { lookUpAddresses, placeOfPostcode } from './addresses.ts'
import { mount } from '../../http/mount.ts'
import { addressOf } from '../../http/session-guard.ts'

export function addressRoutes(app: FastifyInstance, context: StoreContext): void {
  mount(app, api.findAddresses, async ({ query }, request) => ({
    data: await lookUpAddresses(context, addressOf(request), query),
  }))
  mount(app, api.getAddressPlace, async ({ query }) => ({
    data: await placeOfPostcode(context, query.postcode),
  }))
}
