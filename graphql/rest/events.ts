import type { z } from 'zod'
import * as api from '../../contract/events.ts'
import type { RestClient } from './client.ts'

type Input = z.input<typeof api.UserEventInput>

export const getEvents = async (rest: RestClient) => (await rest.call(api.getEvents, {})).data
export const addEvent = async (rest: RestClient, body: Input) =>
  (await rest.call(api.addEvent, { body })).data
export const changeEvent = async (rest: RestClient, id: number, body: Input) =>
  (await rest.call(api.changeEvent, { params: { id }, body })).data
export const removeEvent = async (rest: RestClient, id: number) =>
  (await rest.call(api.removeEvent, { params: { id } })).data
export const getCalendar = async (rest: RestClient, id?: number) =>
  (await rest.call(api.getCalendar, { query: { id } })).data
