import * as api from '../../contract/pages.ts'
import type { RestClient } from './client.ts'

export const getPage = async (rest: RestClient, slug: string) =>
  (await rest.call(api.getPage, { params: { slug } })).data
export const getAppDownload = async (rest: RestClient) => (await rest.call(api.getAppDownload, {})).data
export const getSitemap = async (rest: RestClient, page: number) =>
  (await rest.call(api.getSitemap, { query: { page } })).data
