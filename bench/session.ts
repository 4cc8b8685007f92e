import { request } from 'undici'

type First = { id: number; position_slug: string }

/** The first of the store's roses. */
export async function firstProduct(storeUrl: string): Promise<First> {
  const { body } = await request(`${storeUrl}/v1/category/roses/?limit=1`)
  const { data } = (await body.json()) as { data: { list: First[] } }
  const [first] = data.list
  if (!first) throw new Error('The store of the bench has no roses')
  return first
}

/** The session of a visitor with something in the cart, as most who have one. */
export async function startSession(storeUrl: string): Promise<string> {
  const { body } = await request(`${storeUrl}/v1/session/`, { method: 'POST' })
  const { token } = (await body.json()) as { token: string }
  const { id, position_slug } = await firstProduct(storeUrl)
  const added = await request(`${storeUrl}/v1/basket/${id}/${position_slug}`, {
    method: 'POST',
    headers: { 'x-session-token': token, 'content-type': 'application/json' },
    body: '{}',
  })
  await added.body.dump()
  return token
}
