/**
 * What /v1 calls otherwise than the schema. There the names are those of its specification, which other backends speak; here a thing has
 * one name everywhere: a slot is a window on a day, and what is in a cart or an order are lines. A field of one type goes before one of all.
 */
export const V1_NAMES: Readonly<Record<string, string | undefined>> = {
  cardText: 'gift_card_text',
  deliveryDates: 'intervals',
  lineSlug: 'position_slug',
  lines: 'positions',
  nextWindow: 'next_interval',
  orderBefore: 'order_by',
  sku: 'real_id',
  slot: 'interval',
  slots: 'intervals',
  subtotal: 'positions_cost',
  variantSlug: 'position_slug',
  window: 'interval',
  windowId: 'interval_id',
  windows: 'intervals',
  'Cart.number': 'real_id',
  'ChoiceSlot.windowId': 'id',
  'LineItem.sku': 'offer_real_id',
  'LineItem.title': 'offer_title',
  'OrderSubscription.subscriptionId': 'id',
  'Product.cardText': 'card_text',
  'Slot.windowId': 'id',
}
