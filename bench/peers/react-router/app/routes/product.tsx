import { readProduct, readVisitor } from '../../shared/answers.ts'
import { ProductPage } from '../../shared/product-page.tsx'
import { ask, sessionToken } from '../v1.server.ts'
import type { Route } from './+types/product'

export async function loader({ request, params }: Route.LoaderArgs) {
  const [data, visitor] = await Promise.all([
    readProduct(ask, params.id),
    readVisitor(ask, sessionToken(request)),
  ])
  return { data, visitor }
}

export default function Page({ loaderData: { data, visitor } }: Route.ComponentProps) {
  return <ProductPage data={data} visitor={visitor} />
}
