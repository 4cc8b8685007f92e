import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import * as api from '../../contract/home.ts'
import { Tile } from '../../contract/types/primitives.ts'
import type { StoreContext } from '../context.ts'
import { getContent, getReviews, similarBouquets } from '../catalogue/index.ts'
import { mount } from '../http/mount.ts'

/** Routes of the home page's blocks, except for the listings. */
export function homeRoutes(app: FastifyInstance, ctx: StoreContext): void {
  const contentOf = async <T extends z.ZodType>(key: string, shape: T) => ({
    data: await getContent(ctx, key, shape),
  })
  /** Returns the contents of a block with its heading and other editorial texts. */
  const withTexts = async <T>(name: string, showing: Promise<T>) => {
    const [data, words] = await Promise.all([showing, getContent(ctx, `block-${name}`, api.BlockWords)])
    return { data, words }
  }
  const contentWithTexts = <T extends z.ZodType>(key: string, shape: T) =>
    withTexts(key, getContent(ctx, key, shape))
  mount(app, api.getConstructorBlock, () => contentOf('constructor-block', api.ConstructorBlock))
  mount(app, api.getRecipients, () => contentWithTexts('recipient', z.array(Tile)))
  mount(app, api.getShopByPrice, () => contentWithTexts('shop-by-price', z.array(Tile)))
  mount(app, api.getPopularCategories, () => contentWithTexts('popular-categories', z.array(Tile)))
  mount(app, api.getBenefits, () => contentWithTexts('benefits', z.array(api.Benefit)))
  mount(app, api.getPickBouquet, () => contentOf('pick-bouquet', api.PickBouquet))
  mount(app, api.getFaq, () => contentWithTexts('faq', z.array(api.Question)))
  mount(app, api.getInfo, async () => {
    const [text, hero] = await Promise.all([
      getContent(ctx, 'info', api.InfoText),
      getContent(ctx, 'hero', api.Hero),
    ])
    return { data: { ...text, hero } }
  })
  mount(app, api.getReviews, () => withTexts('reviews', getReviews(ctx)))
  mount(app, api.getSimilarBouquets, () => withTexts('similar-bouquets', similarBouquets(ctx)))
}
