import { useState } from 'react'
import { useLocation, useRevalidator } from 'react-router-dom'
import { useMutation } from 'urql'
import type { Refusal_RefusalFragment } from '../../../graphql/generated/graphql.ts'
import { BeginPaymentDocument } from '../../../graphql/generated/graphql.ts'
import { failureOf } from '../../data/graphql/answer.ts'
import { persistedMutation } from '../../data/graphql/persisted-request.ts'
import { isRefusal } from '../../data/graphql/refusal.ts'
import type { Order } from './widget.ts'
import { NotBegun } from './widget.ts'

const BEGIN = persistedMutation(BeginPaymentDocument)

/**
 * Begins an order's payment by a method when the shopper chooses to pay. `begin` returns the secret for the provider's script, and throws
 * NotBegun when /v1 refused. `refused` is that refusal, as long as the shopper stays on the page. Used by the payment page.
 */
export function useBeginPayment(order: Pick<Order, 'id' | 'type'>, method: string) {
  const [, mutate] = useMutation(BEGIN)
  const { key } = useLocation()
  const { revalidate } = useRevalidator()
  const [refused, setRefused] = useState<{ locationKey: string; why: Refusal_RefusalFragment } | null>(null)
  const begin = async (): Promise<string> => {
    setRefused(null)
    const result = await mutate({ orderId: order.id, method, type: order.type })
    if (!result.data) throw failureOf(result as Parameters<typeof failureOf>[0])
    const { beginPayment } = result.data
    if (!isRefusal(beginPayment)) return beginPayment.clientSecret
    setRefused({ locationKey: key, why: beginPayment })
    // It may be paid already, or other times are offered now.
    await revalidate()
    throw new NotBegun(beginPayment.code)
  }
  return { begin, refused: refused?.locationKey === key ? refused.why : null }
}
