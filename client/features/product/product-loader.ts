import { data } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { ProductPageQuery } from '../../../graphql/generated/graphql.ts'
import { ProductPageDocument } from '../../../graphql/generated/graphql.ts'
import { requireField } from '../../data/graphql/answer.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import type { Meta } from '../../data/page/meta.ts'
import { sharedPicture } from '../../data/page/meta.ts'
import { product as productThing } from '../../data/page/structured-data.ts'
import { collectionCrumb } from '../../data/paths/collection-href.ts'
import { isThere } from '../catalogue/index.ts'
import { NOT_FOUND_META } from '../not-found/index.ts'
import { isNarrowed, readReviewView } from './reviews/review-view.ts'

/** All of one product by one query. */
export async function productLoader({ request, params, context }: LoaderFunctionArgs) {
  const view = readReviewView(new URL(request.url).searchParams)
  const answer = await pageApi(context).query(ProductPageDocument, {
    id: params.id ?? '',
    reviewPage: view.page,
    rating: view.rating,
    allReviews: isNarrowed(view),
  })
  requireField(answer, 'product')
  const { product, productReviews } = answer.data
  if (!product || (productReviews && !isThere(productReviews)))
    return data({ ...answer, meta: NOT_FOUND_META }, { status: 404 })
  const home = product.collections.find((collection) => collection.type === 'CATEGORY')
  return data({
    ...answer,
    crumbs: [...(home ? [collectionCrumb(home)] : []), { title: product.title }],
    // Search engines read the product at its own address.
    meta: { ...metaOf(product), robots: isNarrowed(view) ? 'noindex, follow' : undefined },
  })
}

function metaOf(product: NonNullable<ProductPageQuery['product']>): Meta {
  const description = firstWords(product.description)
  const image = product.image.url
  return {
    title: `${product.title}, ${product.price.text}`,
    description,
    image,
    kind: 'product',
    things: import.meta.env.SSR
      ? [
          productThing({
            path: `/product/${product.id}`,
            title: product.title,
            description: product.description,
            sku: product.sku,
            image: sharedPicture({ image }),
            prices: product.variants.map((variant) => variant.price.amount),
            rating: product.rating ?? null,
            reviewCount: product.reviewCount,
            reviews: product.reviews,
          }),
        ]
      : undefined,
  }
}

const SNIPPET = 155

/** As many whole words as a search engine shows. */
function firstWords(text: string): string {
  return text.length <= SNIPPET ? text : `${text.slice(0, text.lastIndexOf(' ', SNIPPET))}…`
}
