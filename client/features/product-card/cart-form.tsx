import type { ReactNode } from 'react'
import { useFetcher } from 'react-router-dom'
import { BaseForm } from '../../ui/form/base-form.tsx'
import { useAnswers, useSendOnce } from '../../ui/form/send-once.ts'

type Props = {
  /** What is to be done with the cart, as its action knows it. */
  intent: 'add' | 'combo' | 'constructor'
  /** For a button elsewhere on the page. */
  id?: string
  className?: string | undefined
  /** The fields and the button; `busy` while the cart is being changed. */
  children: (busy: boolean) => ReactNode
}

/** Puts something in the cart and stays on the page. A double press is one; without JavaScript it is a plain form. */
export function CartForm({ intent, id, className, children }: Props) {
  const fetcher = useFetcher()
  const counts = useSendOnce(useAnswers(fetcher.state))
  return (
    <BaseForm id={id} fetcher={fetcher} method="post" action="/cart" className={className} onSubmit={counts}>
      <input type="hidden" name="intent" value={intent} />
      {children(fetcher.state !== 'idle')}
    </BaseForm>
  )
}
