import Fastify, { LogController } from 'fastify'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { askedBy } from '../logging/asked-by.ts'
import { observeServer } from '../logging/answered-request.ts'
import type { RequestObserver } from '../logging/answered-request.ts'
import { requestIdOf } from '../logging/request-id.ts'
import { traceRequests } from '../tracing/trace-requests.ts'
import type { StoreContext } from './context.ts'
import { addressRoutes } from './delivery/addresses/addresses.routes.ts'
import { authRoutes } from './account/sign-in/auth.routes.ts'
import { cartRoutes } from './cart/cart.routes.ts'
import { blogRoutes } from './content/blog.routes.ts'
import { catalogueRoutes } from './catalogue/catalogue.routes.ts'
import { deliveryRoutes } from './delivery/delivery.routes.ts'
import { refuseWhileClosing } from './http/closing.ts'
import { addHealthChecks } from './http/health-checks.ts'
import { addErrorHandler, handleError } from './http/errors.ts'
import { favoriteRoutes } from './catalogue/favorites.routes.ts'
import { formRoutes } from './content/forms/forms.routes.ts'
import { giftCardRoutes } from './order/checkout/gift-card.routes.ts'
import { giftRoutes } from './cart/gifts.routes.ts'
import { deliverySubscriptionRoutes } from './subscription/delivery-subscriptions.routes.ts'
import { importantDateRoutes } from './account/important-dates/important-dates.routes.ts'
import { homeRoutes } from './content/home.routes.ts'
import { imageRoutes } from './content/images.routes.ts'
import { deliveryDateRoutes } from './order/checkout/delivery-dates.routes.ts'
import { invoiceRoutes } from './order/invoice/invoice.routes.ts'
import { layoutRoutes } from './content/layout.routes.ts'
import { logRoutes } from './visitor/log.routes.ts'
import { loyaltyRoutes } from './loyalty/loyalty.routes.ts'
import { notificationRoutes } from './account/notifications.routes.ts'
import { orderRoutes } from './order/order.routes.ts'
import { pageRoutes } from './content/pages.routes.ts'
import { paymentRoutes } from './payment/payment.routes.ts'
import { promotionRoutes } from './content/promotions.routes.ts'
import { serveOpenApi } from './http/openapi/routes.ts'
import { rejectNul } from './http/reject-nul.ts'
import { versionPictures } from './http/picture-versions.ts'
import { recipientRoutes } from './account/saved-recipients/recipients.routes.ts'
import { recipientLinkRoutes } from './recipient-choice/recipient-link.routes.ts'
import { searchRoutes } from './search/search.routes.ts'
import { addSessionLookup } from './http/session-guard.ts'
import { visitorRoutes } from './visitor/visitor.routes.ts'
import { sessionRoutes } from './visitor/session.routes.ts'
import { subscriptionRoutes } from './catalogue/subscription-plans/subscription-plans.routes.ts'
import { subscriptionCheckoutRoutes } from './order/checkout/subscription-checkout.routes.ts'
import { sandboxRoutes } from './payment/sandbox-bank/sandbox.routes.ts'
import { trackingRoutes } from './order/tracking.routes.ts'
import { userRoutes } from './account/user.routes.ts'

/**
 * Builds the embedded commerce service: the /v1 API over a database. It does not listen; tests inject
 * requests.
 */
export async function buildStore(
  context: StoreContext,
  logger?: FastifyBaseLogger,
  observers: RequestObserver[] = [],
): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: 64 * 1024,
    genReqId: requestIdOf,
    requestTimeout: 15_000,
    connectionTimeout: 20_000,
    return503OnClosing: false,
    frameworkErrors: handleError,
    routerOptions: { ignoreTrailingSlash: true, caseSensitive: true, maxParamLength: 250 },
  })
  traceRequests(app)
  // Parsing the body loses the async context of the request's id, so it is set again afterwards.
  app.addHook('onRequest', (request, _reply, done) => askedBy(request.id, done))
  app.addHook('preValidation', (request, _reply, done) => askedBy(request.id, done))
  observeServer(app, observers)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  addErrorHandler(app)
  refuseWhileClosing(app)
  // Only in development.
  if (context.sandbox) await serveOpenApi(app)
  rejectNul(app)
  addSessionLookup(app, context)
  versionPictures(app, context.images)
  await app.register(async (routes) => {
    for (const add of [
      sessionRoutes,
      authRoutes,
      userRoutes,
      importantDateRoutes,
      recipientRoutes,
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
      cartRoutes,
      deliveryDateRoutes,
      orderRoutes,
      invoiceRoutes,
      trackingRoutes,
      subscriptionCheckoutRoutes,
      recipientLinkRoutes,
      paymentRoutes,
      visitorRoutes,
      logRoutes,
      imageRoutes,
      sandboxRoutes,
    ]) {
      add(routes, context)
    }
  })
  addHealthChecks(app, context.db)
  return app
}
