import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FocusEvent, FormEvent } from 'react'
import { useActionData, useFetcher } from 'react-router-dom'
import { CARD_TEXT_LENGTH } from '../../../contract/types/field-rules.ts'
import type { CartLine_LineFragment, LineType } from '../../../graphql/generated/graphql.ts'
import { useHydrated } from '../../data/browser/hydrated.ts'
import { showToast } from '../../data/toasts.ts'
import { BaseForm } from '../../ui/form/base-form.tsx'
import { SENT } from '../../ui/form/form-events.ts'
import type { FormAnswer } from '../../ui/form/form-problem.ts'
import type { StayingAnswer } from '../../ui/form/staying-answer.ts'
import { isMade } from '../../ui/form/staying-answer.ts'
import { CardTextField } from './card-text-field.tsx'
import styles from './card-text-form.module.css'
import { cardTextIntent, cardTextProblem } from './card-text.ts'
import { forgetCard, forgetTyped, typedCard } from './unsaved-cards.ts'

/** What a card can be written for: flowers, however they were chosen. */
const FLOWERS: readonly LineType[] = ['BOUQUET', 'CONSTRUCTOR', 'COMBO']

/** Whether a card can go with a line: flowers, and what has one already. */
export function takesCard({ type, cardText, giftCard }: CartLine_LineFragment): boolean {
  // The words of a gift card by e-mail are in its letter.
  if (giftCard?.sentBy === 'EMAIL') return false
  return FLOWERS.includes(type) || Boolean(cardText)
}

type Props = {
  line: CartLine_LineFragment
  action: string
  /** The form of the page: without scripts what was typed into it is sent along, and comes back. */
  form?: string
  /** A card that is written already is one line. */
  isStep?: boolean
  /** What is typed is kept by its button alone: the order is paid. In the cart and the checkout it is when the shopper goes on, too. */
  isOrdered?: boolean
  /** It stands open while nothing is written. */
  isOpen?: boolean
}

/** Opens to write a card for a line, or to change what it says. */
export function CardTextForm({
  line,
  action,
  form,
  isStep = false,
  isOrdered = false,
  isOpen = false,
}: Props) {
  const fetcher = useFetcher<StayingAnswer>()
  const posted = useActionData() as Partial<FormAnswer> | undefined
  const scripts = useHydrated()
  const box = useRef<HTMLDetailsElement>(null)
  const { cardText, title } = line
  // It does not fold away below somebody who goes on to the next form.
  const [startsOpen] = useState(isOpen && !cardText)
  const pressed = useRef(false)
  // The card is seen in its line from now on, and not a second time in the form.
  useLayoutEffect(() => {
    if (pressed.current && !isStep && box.current) box.current.open = false
  }, [cardText, isStep])
  useEffect(() => {
    if (fetcher.state === 'submitting' || !pressed.current) return
    pressed.current = false
    if (!isMade(fetcher.data)) return
    showToast('Your words are on the card')
    if (isStep || !box.current) return
    box.current.open = false
    box.current.querySelector('summary')?.focus()
  }, [fetcher.state, fetcher.data, isStep])
  const intent = cardTextIntent(line)
  // Of a line that has gone, or a page that was left without going on, nothing is to be written.
  useEffect(() => () => forgetTyped(intent), [intent])
  if (!takesCard(line)) return null
  const { words = cardText ?? '', problem } = cardTextProblem(fetcher.data ?? posted, intent)
  // Hydration keeps the field elements and what was typed in them.
  const ofPage = scripts ? undefined : form
  const keep = (event: FocusEvent<HTMLFormElement>) => {
    const { currentTarget: own, relatedTarget } = event
    if (isOrdered || own.contains(relatedTarget)) return
    const typed = new FormData(own).get(intent)
    if (typed === (cardText ?? '')) return
    own.dispatchEvent(new Event(SENT))
    void fetcher.submit({ intent, [intent]: String(typed) }, { method: 'post', action })
  }
  const note = ({ target, currentTarget: own }: FormEvent<HTMLFormElement>) => {
    if (isOrdered || !(target instanceof HTMLTextAreaElement)) return
    if (target.value === (cardText ?? '')) forgetCard(intent)
    else typedCard(intent, target.value, () => own.dispatchEvent(new Event(SENT)))
  }
  return (
    <details className="unfold" ref={box} open={startsOpen || Boolean(problem) || undefined}>
      {isStep && cardText && !startsOpen ? (
        <summary className={styles.written}>
          <span>Card: “{cardText}”</span> – <u>Change</u>
        </summary>
      ) : (
        <summary>{cardText ? 'Change the card' : 'Write a card, free of charge'}</summary>
      )}
      <BaseForm
        fetcher={fetcher}
        method="post"
        action={action}
        className={styles.form}
        onBlur={keep}
        onInput={note}
        onSubmit={() => (pressed.current = true)}
      >
        <CardTextField
          key={cardText}
          label={`What the card with ${title} says`}
          name={intent}
          form={ofPage}
          maxLength={CARD_TEXT_LENGTH}
          defaultValue={words}
          problem={problem}
        />
        <button
          className="button quiet"
          name="intent"
          value={intent}
          form={ofPage}
          aria-disabled={fetcher.state !== 'idle'}
        >
          Save the message
        </button>
      </BaseForm>
    </details>
  )
}
