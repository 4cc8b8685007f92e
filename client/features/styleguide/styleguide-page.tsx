import { useLoaderData } from 'react-router-dom'
import type { StyleguidePageQuery } from '../../../graphql/generated/graphql.ts'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { NotFound } from '../not-found/index.ts'
import { ControlSamples } from './control-samples.tsx'
import { FormSamples } from './form-samples.tsx'
import { LayoutSamples } from './layout-samples.tsx'
import { ProductSamples } from './product-samples.tsx'
import { TokenSamples } from './token-samples.tsx'

/** Every token and every part in each of its states. */
export function StyleguidePage() {
  const { data } = useLoaderData() as { data: StyleguidePageQuery }
  const products = data.listing?.list ?? []
  const [first] = products
  if (!data.isSandbox || !first) return <NotFound />
  return (
    <>
      <PageHead
        heading="Style guide"
        lead="Tokens and parts, each in all of its states. Pages put parts together, and style nothing that a part does."
      />
      <TokenSamples />
      <ControlSamples image={first.image} />
      <FormSamples />
      <LayoutSamples products={products} image={first.image} />
      <ProductSamples products={products} earliest={data.earliestDelivery} />
    </>
  )
}
