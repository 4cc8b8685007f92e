import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router-dom'
import { CARD_TEXT_LENGTH } from '../../../contract/types/field-rules.ts'
import type { CartLine_PositionFragment } from '../../../graphql/generated/graphql.ts'
import { useHydrated } from '../../data/browser/hydrated.ts'
import { BaseForm } from '../../ui/form/base-form.tsx'
import { CardTextField } from './card-text-field.tsx'
import styles from './card-text-form.module.css'
import { cardTextIntent } from './card-text.ts'

/** What a card can be written for: flowers, however they were chosen. */
const FLOWERS = [1, 2, 3]

/** Whether a card can go with a line: flowers, and what has one already. */
export function takesCard({ policyId, giftCardText, giftCard }: CartLine_PositionFragment): boolean {
  // The words of a gift card by e-mail are in its letter.
  if (giftCard?.sentBy === 'EMAIL') return false
  return FLOWERS.includes(policyId) || Boolean(giftCardText)
}

type Props = {
  position: CartLine_PositionFragment
  action: string
  /** The form of the page: without scripts what was typed into it is sent along, and comes back. */
  form?: string
}

/** Opens to write a card for a line, or to change what it says. */
export function CardTextForm({ position, action, form }: Props) {
  const fetcher = useFetcher<{ refused?: string }>()
  const scripts = useHydrated()
  const box = useRef<HTMLDetailsElement>(null)
  const { giftCardText, offerTitle } = position
  useEffect(() => {
    // Written: the card is seen in the line again.
    if (fetcher.state === 'loading' && !fetcher.data?.refused && box.current) box.current.open = false
  }, [fetcher.state, fetcher.data])
  if (!takesCard(position)) return null
  const intent = cardTextIntent(position)
  // Hydration keeps the field elements and what was typed in them.
  const ofPage = scripts ? undefined : form
  return (
    <details className="unfold" ref={box}>
      <summary>{giftCardText ? 'Change the card' : 'Write a card, free of charge'}</summary>
      <BaseForm fetcher={fetcher} method="post" action={action} className={styles.form}>
        {fetcher.data?.refused && (
          <p className="alert" role="alert">
            {fetcher.data.refused}
          </p>
        )}
        <CardTextField
          key={giftCardText}
          label={`What the card with ${offerTitle} says`}
          name={intent}
          form={ofPage}
          maxLength={CARD_TEXT_LENGTH}
          defaultValue={giftCardText ?? ''}
        />
        <button
          className="button quiet"
          name="intent"
          value={intent}
          form={ofPage}
          aria-disabled={fetcher.state !== 'idle'}
        >
          Keep these words
        </button>
      </BaseForm>
    </details>
  )
}
