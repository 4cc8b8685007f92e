import type { FastifyInstance } from 'fastify'
import * as api from '../../contract/address.ts'
import type { StoreContext } from '../app.ts'
import { lookUpAddresses, placeOfPostcode } from '../domain/addresses.ts'
import { mount } from './mount.ts'
import { addressOf } from './session-guard.ts'

export function addressRoutes(app: FastifyInstance, context: StoreContext): void {
  mount(app, api.findAddresses, async ({ query }, request) => ({
    data: await lookUpAddresses(context, addressOf(request), query),
  }))
  mount(app, api.getAddressPlace, async ({ query }) => ({
    data: await placeOfPostcode(context.db, query.postcode),
  }))
}
