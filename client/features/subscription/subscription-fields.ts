import type { ManageSubscription_SubscriptionFragment } from '../../../graphql/generated/graphql.ts'
import type { FieldRule, FormFields } from '../../ui/form/form-fields.ts'

/** A subscription as its page shows it. */
export type Shown = ManageSubscription_SubscriptionFragment

const aDate: FieldRule['check'] = (text) => (isDate(text) ? undefined : 'incorrect')

function isDate(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

const one =
  (pattern: RegExp): FieldRule['check'] =>
  (text) =>
    pattern.test(text) ? undefined : 'required'

/** What is asked to change a subscription, by the form's `intent`; the other forms are a button. */
export const SUBSCRIPTION_FIELDS = {
  pause: { until: { label: 'Until (optional)', check: aDate } },
  slot: {
    window: { label: 'Time', required: true, check: one(/^[1-9]\d{0,8}$/) },
    date: { label: 'Next delivery', check: aDate },
  },
  swap: {
    product: { label: 'Flowers from the next delivery on', required: true, check: one(/^\d{1,9} \S+$/) },
  },
} as const satisfies Record<string, FormFields>

/** The fields of the form that was sent. */
export const fieldsOf = (intent: string): FormFields =>
  Object.hasOwn(SUBSCRIPTION_FIELDS, intent)
    ? SUBSCRIPTION_FIELDS[intent as keyof typeof SUBSCRIPTION_FIELDS]
    : {}
