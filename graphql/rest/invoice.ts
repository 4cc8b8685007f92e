import * as api from '../../contract/invoice.ts'
import type { RestClient } from './client.ts'

export const getInvoice = async (rest: RestClient, id: string) =>
  (await rest.call(api.getInvoice, { params: { id } })).data
export const getInvoiceFile = async (rest: RestClient, id: string) =>
  (await rest.call(api.getInvoiceFile, { params: { id } })).data
