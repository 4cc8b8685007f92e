import { useEffect, useRef } from 'react'
import type { OrderSummary_OrderFragment } from '../../../graphql/generated/graphql.ts'
import { publicSettings } from '../../data/settings.ts'
import { useVisitor } from '../../data/visitor.tsx'

/** Keeps the order on show on this device, to be read without a connection. */
export function useKeptOrder(order: OrderSummary_OrderFragment | null): void {
  const { userId } = useVisitor()
  const seen = useRef<OrderSummary_OrderFragment>(null)
  useEffect(() => {
    // Who signs out has it on show for a moment still: it does not become the next visitor's.
    if (!order || order === seen.current || !publicSettings().serviceWorker) return
    seen.current = order
    // Without the script it is kept when it is looked at again.
    import('./order-on-device.ts').then(({ keepOnDevice }) => keepOnDevice(order, userId)).catch(() => {})
  }, [order, userId])
}
