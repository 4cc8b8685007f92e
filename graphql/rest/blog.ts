import type { z } from 'zod'
import * as api from '../../contract/blog.ts'
import type { RestClient } from './client.ts'

export const getPosts = (rest: RestClient, query: z.input<typeof api.getPosts.query>) =>
  rest.call(api.getPosts, { query })
export const getPost = async (rest: RestClient, slug: string) =>
  (await rest.call(api.getPost, { params: { slug } })).data
