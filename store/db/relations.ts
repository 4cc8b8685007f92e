import { relations } from 'drizzle-orm'
import * as table from './schema.ts'

// The relations of an order, so that one query loads all of it.

export const orderRelations = relations(table.order, ({ one, many }) => ({
  hold: one(table.slotHold),
  payments: many(table.payment),
  partialRefunds: many(table.partialRefund),
  transitions: many(table.orderTransition),
  recipientLink: one(table.recipientLink),
  period: one(table.subscriptionPeriod),
}))

export const slotHoldRelations = relations(table.slotHold, ({ one }) => ({
  order: one(table.order, { fields: [table.slotHold.orderId], references: [table.order.id] }),
  window: one(table.deliveryWindow, {
    fields: [table.slotHold.windowId],
    references: [table.deliveryWindow.id],
  }),
}))

export const paymentRelations = relations(table.payment, ({ one, many }) => ({
  order: one(table.order, { fields: [table.payment.orderId], references: [table.order.id] }),
  partialRefunds: many(table.partialRefund),
}))

export const partialRefundRelations = relations(table.partialRefund, ({ one }) => ({
  payment: one(table.payment, { fields: [table.partialRefund.paymentId], references: [table.payment.id] }),
  order: one(table.order, { fields: [table.partialRefund.orderId], references: [table.order.id] }),
}))

export const orderTransitionRelations = relations(table.orderTransition, ({ one }) => ({
  order: one(table.order, { fields: [table.orderTransition.orderId], references: [table.order.id] }),
}))

export const recipientLinkRelations = relations(table.recipientLink, ({ one }) => ({
  order: one(table.order, { fields: [table.recipientLink.orderId], references: [table.order.id] }),
}))

export const subscriptionPeriodRelations = relations(table.subscriptionPeriod, ({ one }) => ({
  order: one(table.order, { fields: [table.subscriptionPeriod.orderId], references: [table.order.id] }),
  subscription: one(table.deliverySubscription, {
    fields: [table.subscriptionPeriod.subscriptionId],
    references: [table.deliverySubscription.id],
  }),
}))

export const deliverySubscriptionRelations = relations(table.deliverySubscription, ({ one }) => ({
  window: one(table.deliveryWindow, {
    fields: [table.deliverySubscription.windowId],
    references: [table.deliveryWindow.id],
  }),
}))
