import * as api from '../../contract/search.ts'
import type { RestClient } from './client.ts'

export const search = async (rest: RestClient, q: string, page: number) =>
  (await rest.call(api.search, { query: { q, page } })).data
export const getSuggestions = async (rest: RestClient, q: string) =>
  (await rest.call(api.getSuggestions, { query: { q } })).data
export const getSearchHistory = async (rest: RestClient) => (await rest.call(api.getSearchHistory, {})).data
export const addSearchPhrase = async (rest: RestClient, phrase: string) =>
  (await rest.call(api.addSearchPhrase, { body: { phrase } })).data
export const removeSearchPhrase = async (rest: RestClient, phrase: string | undefined) =>
  (await rest.call(api.removeSearchPhrase, { query: { phrase } })).data
