import type { FastifyInstance } from 'fastify'
import * as api from '../../contract/delivery.ts'
import type { StoreContext } from '../context.ts'
import { checkPostcode, getCity, getDistrict, getZones } from './addresses/place.ts'
import { mount } from '../http/mount.ts'

export function deliveryRoutes(app: FastifyInstance, ctx: StoreContext): void {
  mount(app, api.getCity, async ({ params }) => ({ data: await getCity(ctx, params.city) }))
  mount(app, api.getDistrict, async ({ params }) => ({
    data: await getDistrict(ctx, params.city, params.district),
  }))
  mount(app, api.getZones, async () => ({ data: await getZones(ctx) }))
  mount(app, api.checkPostcode, async ({ query }) => ({
    data: await checkPostcode(ctx, query.postcode, query.date),
  }))
}
