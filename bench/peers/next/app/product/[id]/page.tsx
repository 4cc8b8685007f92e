import { readProduct, readVisitor } from '../../../shared/answers.ts'
import { ProductPage } from '../../../shared/product-page.tsx'
import { ask, sessionToken } from '../../v1.ts'

export const dynamic = 'force-dynamic'

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const [data, visitor] = await Promise.all([
    readProduct(ask, (await params).id),
    readVisitor(ask, await sessionToken()),
  ])
  return <ProductPage data={data} visitor={visitor} />
}
