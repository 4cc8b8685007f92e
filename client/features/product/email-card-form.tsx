import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { useActionData, useFetcher } from 'react-router-dom'
import { CheckedAside } from '../../ui/form/checked-form.tsx'
import type { FormAnswer } from '../../ui/form/form-problem.ts'
import forms from '../../ui/form/forms.module.css'
import { useAnswers, useSendOnce } from '../../ui/form/send-once.ts'
import { GiftCardFields, GIFT_CARD_FIELDS } from '../gift-card/index.ts'

/** Puts a gift card by e-mail in the cart, with who it goes to and when; `children` are its amounts. */
export function EmailCardForm({ productId, children }: { productId: string; children: ReactNode }) {
  const fetcher = useFetcher<Partial<FormAnswer>>()
  const posted = useActionData() as Partial<FormAnswer> | undefined
  const answers = useAnswers(fetcher.state)
  // What is refused without asking the shop is answered before the form was seen to wait.
  const answer = useMemo(() => ({ answers, said: fetcher.data }), [answers, fetcher.data])
  const counts = useSendOnce(answer)
  const busy = fetcher.state !== 'idle'
  return (
    <CheckedAside
      fetcher={fetcher}
      method="post"
      action={`/product/${productId}`}
      className={forms.form}
      fields={GIFT_CARD_FIELDS}
      problem={(fetcher.data ?? posted)?.problem}
      onSubmit={counts}
    >
      <input type="hidden" name="intent" value="gift-card" />
      {children}
      <GiftCardFields />
      <button className="button petal" aria-disabled={busy}>
        {busy ? 'Adding…' : 'Add to cart'}
      </button>
    </CheckedAside>
  )
}
