import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import Fastify, { LogController } from 'fastify'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod'
import { askedBy } from '../logging/asked-by.ts'
import { requestIdOf } from '../logging/request-id.ts'
import type { Database } from './db/database.ts'
import type { AddressBook } from './domain/addresses.ts'
import type { AuthSettings } from './domain/auth-settings.ts'
import type { Clock } from './domain/clock.ts'
import type { Seller } from './domain/invoice.ts'
import type { ShopClock } from './domain/shop-clock.ts'
import type { Payments } from './domain/payment-providers.ts'
import type { ImageService } from './providers/image-service.ts'
import type { SearchProvider } from './providers/search-provider.ts'
import { addressRoutes } from './routes/addresses.ts'
import { authRoutes } from './routes/auth.ts'
import { basketRoutes } from './routes/basket.ts'
import { blogRoutes } from './routes/blog.ts'
import { catalogueRoutes } from './routes/catalogue.ts'
import { deliveryRoutes } from './routes/delivery.ts'
import { addErrorAnswers, answerError } from './routes/errors.ts'
import { favoriteRoutes } from './routes/favorites.ts'
import { formRoutes } from './routes/forms.ts'
import { giftCardRoutes } from './routes/gift-card.ts'
import { giftRoutes } from './routes/gifts.ts'
import { deliverySubscriptionRoutes } from './routes/delivery-subscriptions.ts'
import { eventRoutes } from './routes/events.ts'
import { homeRoutes } from './routes/home.ts'
import { imageRoutes } from './routes/images.ts'
import { intervalRoutes } from './routes/intervals.ts'
import { invoiceRoutes } from './routes/invoice.ts'
import { layoutRoutes } from './routes/layout.ts'
import { logRoutes } from './routes/log.ts'
import { loyaltyRoutes } from './routes/loyalty.ts'
import { notificationRoutes } from './routes/notifications.ts'
import { orderRoutes } from './routes/order.ts'
import { pageRoutes } from './routes/pages.ts'
import { paymentRoutes } from './routes/payment.ts'
import { promotionRoutes } from './routes/promotions.ts'
import { refuseNul } from './routes/refuse-nul.ts'
import { recipientLinkRoutes } from './routes/recipient-link.ts'
import { searchRoutes } from './routes/search.ts'
import { addSessionLookup } from './routes/session-guard.ts'
import { sessionRoutes } from './routes/session.ts'
import { subscriptionRoutes } from './routes/subscription.ts'
import { subscriptionCheckoutRoutes } from './routes/subscription-checkout.ts'
import { sandboxRoutes } from './routes/sandbox.ts'
import { trackingRoutes } from './routes/tracking.ts'
import { userRoutes } from './routes/user.ts'

/** What the routes work with. */
export type StoreContext = {
  db: Database
  clock: Clock
  /** Who sells, as it stands on invoices. */
  seller: Seller
  images: ImageService
  /** Who finds products for a phrase; without one, the shop itself. */
  search?: SearchProvider | undefined
  auth: AuthSettings
  /** Who knows the addresses of a postcode. */
  addresses: AddressBook
  payments: Payments
  /** Not there in live mode. */
  sandbox?: { clock: ShopClock } | undefined
}

/** The embedded commerce service: the /v1 API over a database. Never listens; tests inject. */
export async function buildStore(
  context: StoreContext,
  logger?: FastifyBaseLogger,
): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    genReqId: requestIdOf,
    requestTimeout: 15_000,
    connectionTimeout: 20_000,
    frameworkErrors: answerError,
    routerOptions: { ignoreTrailingSlash: true, caseSensitive: true, maxParamLength: 250 },
  })
  // Reading a body loses whom it is for: it is said again where the body has been read.
  app.addHook('onRequest', (request, _reply, done) => askedBy(request.id, done))
  app.addHook('preValidation', (request, _reply, done) => askedBy(request.id, done))
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  addErrorAnswers(app)
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Larkspur commerce API',
        description:
          'The /v1 REST API behind the shop. Money is integer pence, dates are civil dates in London.',
        version: '1.0.0',
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  // To be read where the shop is worked on; nobody looks the calls of a live one up there.
  if (context.sandbox) await app.register(swaggerUi, { routePrefix: '/docs' })
  refuseNul(app)
  addSessionLookup(app, context)
  await app.register(async (routes) => {
    for (const add of [
      sessionRoutes,
      authRoutes,
      userRoutes,
      eventRoutes,
      loyaltyRoutes,
      notificationRoutes,
      deliverySubscriptionRoutes,
      layoutRoutes,
      catalogueRoutes,
      giftRoutes,
      giftCardRoutes,
      searchRoutes,
      promotionRoutes,
      blogRoutes,
      pageRoutes,
      subscriptionRoutes,
      deliveryRoutes,
      addressRoutes,
      formRoutes,
      favoriteRoutes,
      homeRoutes,
      basketRoutes,
      intervalRoutes,
      orderRoutes,
      invoiceRoutes,
      trackingRoutes,
      subscriptionCheckoutRoutes,
      recipientLinkRoutes,
      paymentRoutes,
      logRoutes,
      imageRoutes,
      sandboxRoutes,
    ]) {
      add(routes, context)
    }
    if (context.sandbox) routes.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger())
    routes.get('/healthz', { schema: { hide: true } }, async () => {
      await context.db.$client.query('select 1')
      return { ok: true }
    })
  })
  return app
}
