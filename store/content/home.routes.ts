import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import * as api from '../../contract/home.ts'
import { Tile } from '../../contract/primitives.ts'
import type { StoreContext } from '../context.ts'
import { getContent, getReviews, similarBouquets } from '../catalogue/index.ts'
import { mount } from '../http/mount.ts'

/** The blocks of the home page that are not listings. */
export function homeRoutes(app: FastifyInstance, ctx: StoreContext): void {
  const contentOf = async <T extends z.ZodType>(key: string, shape: T) => ({
    data: await getContent(ctx, key, shape),
  })
  /** What a block shows, and what stands above it. */
  const worded = async <T>(name: string, showing: Promise<T>) => {
    const [data, words] = await Promise.all([showing, getContent(ctx, `block-${name}`, api.BlockWords)])
    return { data, words }
  }
  const wordedContent = <T extends z.ZodType>(key: string, shape: T) =>
    worded(key, getContent(ctx, key, shape))
  mount(app, api.getConstructorBlock, () => contentOf('constructor-block', api.ConstructorBlock))
  mount(app, api.getRecipients, () => wordedContent('recipient', z.array(Tile)))
  mount(app, api.getShopByPrice, () => wordedContent('shop-by-price', z.array(Tile)))
  mount(app, api.getPopularCategories, () => wordedContent('popular-categories', z.array(Tile)))
  mount(app, api.getBenefits, () => wordedContent('benefits', z.array(api.Benefit)))
  mount(app, api.getPickBouquet, () => contentOf('pick-bouquet', api.PickBouquet))
  mount(app, api.getFaq, () => wordedContent('faq', z.array(api.Question)))
  mount(app, api.getInfo, async () => {
    const [text, hero] = await Promise.all([
      getContent(ctx, 'info', api.InfoText),
      getContent(ctx, 'hero', api.Hero),
    ])
    return { data: { ...text, hero } }
  })
  mount(app, api.getReviews, () => worded('reviews', getReviews(ctx)))
  mount(app, api.getSimilarBouquets, () => worded('similar-bouquets', similarBouquets(ctx)))
}
