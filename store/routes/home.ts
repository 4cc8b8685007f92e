import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import * as api from '../../contract/home.ts'
import { Tile } from '../../contract/primitives.ts'
import type { StoreContext } from '../app.ts'
import { getContent, getReviews } from '../domain/content.ts'
import { similarBouquets } from '../domain/product.ts'
import { mount } from './mount.ts'

/** The blocks of the home page that are not listings. */
export function homeRoutes(app: FastifyInstance, { db }: StoreContext): void {
  const contentOf = async <T extends z.ZodType>(key: string, shape: T) => ({
    data: await getContent(db, key, shape),
  })
  mount(app, api.getConstructorBlock, () => contentOf('constructor-block', api.ConstructorBlock))
  mount(app, api.getRecipients, () => contentOf('recipient', z.array(Tile)))
  mount(app, api.getShopByPrice, () => contentOf('shop-by-price', z.array(Tile)))
  mount(app, api.getPopularCategories, () => contentOf('popular-categories', z.array(Tile)))
  mount(app, api.getBenefits, () => contentOf('benefits', z.array(api.Benefit)))
  mount(app, api.getPickBouquet, () => contentOf('pick-bouquet', api.PickBouquet))
  mount(app, api.getFaq, () => contentOf('faq', z.array(api.Question)))
  mount(app, api.getInfo, () => contentOf('info', api.Info))
  mount(app, api.getReviews, async () => ({ data: await getReviews(db) }))
  mount(app, api.getSimilarBouquets, async () => ({ data: await similarBouquets(db) }))
}
