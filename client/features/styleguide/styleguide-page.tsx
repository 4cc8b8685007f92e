import { useEffect } from 'react'
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
  // A form with mistakes takes the focus, as it does on its page; here it would hide what stands before it.
  useEffect(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.scrollTo({ top: 0 })
  }, [])
  if (!first) return <NotFound />
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
