import { useEffect, useRef } from 'react'
import { useActionData, useFetcher } from 'react-router-dom'
import type { CartLine_LineFragment } from '../../../graphql/generated/graphql.ts'
import { CheckedAside } from '../../ui/form/checked-form.tsx'
import type { FormAnswer, FormProblem } from '../../ui/form/form-problem.ts'
import type { StayingAnswer } from '../../ui/form/staying-answer.ts'
import { isMade } from '../../ui/form/staying-answer.ts'
import forms from '../../ui/form/forms.module.css'
import { GiftCardFields, GIFT_CARD_FIELDS, sentWords } from '../gift-card/index.ts'
import styles from './cart-line.module.css'

/** To whom, from whom and when a gift card in the cart goes, and a form to change that. */
export function GiftCardForm({ line }: { line: CartLine_LineFragment }) {
  const fetcher = useFetcher<StayingAnswer>()
  const posted = useActionData() as Partial<FormAnswer> | undefined
  const box = useRef<HTMLDetailsElement>(null)
  const { productId, lineSlug, giftCard, cardText } = line
  const problem = fetcher.data?.problem ?? problemOfLine(posted?.problem, line)
  useEffect(() => {
    // Kept: what was said is seen in the line again.
    if (fetcher.state === 'loading' && isMade(fetcher.data) && box.current) box.current.open = false
  }, [fetcher.state, fetcher.data])
  return (
    <>
      {giftCard?.details && (
        <p className={styles.variant}>
          {sentWords(giftCard.details)}, from {giftCard.details.sender}
        </p>
      )}
      <details className="unfold" ref={box} open={Boolean(problem) || !giftCard?.details || undefined}>
        <summary>{giftCard?.details ? 'Change to whom and when' : 'Say who it goes to'}</summary>
        <CheckedAside
          fetcher={fetcher}
          method="post"
          action="/cart"
          className={forms.form}
          fields={GIFT_CARD_FIELDS}
          problem={problem}
        >
          <input type="hidden" name="intent" value="gift-card" />
          <input type="hidden" name="productId" value={productId} />
          <input type="hidden" name="lineSlug" value={lineSlug} />
          <GiftCardFields details={giftCard?.details} text={cardText} />
          <button className="button quiet" aria-disabled={fetcher.state !== 'idle'}>
            Keep this
          </button>
        </CheckedAside>
      </details>
    </>
  )
}

/** Posted without scripts, what was wrong is said at the line it was about. */
function problemOfLine(problem: FormProblem | undefined, { lineSlug }: CartLine_LineFragment) {
  return problem?.intent === 'gift-card' && problem.typed.lineSlug === lineSlug ? problem : undefined
}
