import type { FastifyInstance } from 'fastify'
import * as api from '../../contract/delivery.ts'
import type { StoreContext } from '../context.ts'
import { checkPostcode, getCity, getDistrict, getZones } from './addresses/place.ts'
import { mount } from '../http/mount.ts'

export function deliveryRoutes(app: FastifyInstance, { db, clock }: StoreContext): void {
  mount(app, api.getCity, async ({ params }) => ({ data: await getCity(db, params.city) }))
  mount(app, api.getDistrict, async ({ params }) => ({
    data: await getDistrict(db, params.city, params.district),
  }))
  mount(app, api.getZones, async () => ({ data: await getZones(db) }))
  mount(app, api.checkPostcode, async ({ query }) => ({
    data: await checkPostcode(db, clock, query.postcode),
  }))
}
