import { useId, useMemo, useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { useActionData, useFetcher } from 'react-router-dom'
import { MOST_GIFT_CARDS } from '../../../contract/types/field-rules.ts'
import type { Discount_CartFragment, OwnCodes_CodeFragment } from '../../../graphql/generated/graphql.ts'
import { useHydrated } from '../../data/browser/hydrated.ts'
import { CheckedAside } from '../../ui/form/checked-form.tsx'
import type { FormFields } from '../../ui/form/form-fields.ts'
import type { FormAnswer, FormProblem } from '../../ui/form/form-problem.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import type { DiscountRefusal } from './discount-refusal.ts'
import { codeField, isDiscountRefusal } from './discount-refusal.ts'
import { Link } from '../../ui/link.tsx'
import styles from './discount-forms.module.css'

/** The shares of flowers and gifts that bonuses may pay, as the store takes them. */
const PERCENTS = [50, 70, 80, 90]

type Props = {
  discounts: Omit<Discount_CartFragment, '__typename'>
  action: string
  /** The form of the page: without scripts what was typed into it is sent along, and comes back. */
  form?: string
  /** Whether nothing but gift cards is bought: nothing pays less for those, and no other card pays for them. */
  ofGiftCards?: boolean
  /** The shopper's own promo codes that this purchase can use. */
  ownCodes?: readonly OwnCodes_CodeFragment[]
}

/** Forms for a promo code, bonuses and gift cards, in the cart and on the last page of the checkout. */
export function DiscountForms(props: Props) {
  const scripts = useHydrated()
  // With scripts nothing else is sent, for nothing else is lost.
  const own = { ...props, form: scripts ? undefined : props.form } as Props
  const { promoCode, usedBonusAmount, giftCards } = props.discounts
  const isUsed = promoCode !== null || giftCards.length > 0
  const posted = useActionData()
  // Open as it arrives; from then on it is the shopper's to open and to close.
  const [isOpen] = useState(isUsed || Boolean(props.ownCodes?.length) || hasCode(posted))
  // What was used before, for other things, can still be taken out.
  if (props.ofGiftCards && !isUsed && !usedBonusAmount.amount) return null
  return (
    <div className={styles.forms}>
      {props.discounts.availableBonuses.amount > 0 && <BonusForm {...own} />}
      <details className="unfold" open={isOpen || undefined}>
        <summary>Promo code or gift card</summary>
        <div className={styles.codes}>
          <PromoForm {...own} />
          <GiftCardForm {...own} />
        </div>
      </details>
    </div>
  )
}

/** Whether a code was typed into what was posted with the whole page, and is shown again. */
function hasCode(answer: unknown): boolean {
  if (isDiscountRefusal(answer)) return answer.discountKind !== 'bonuses'
  const { code, giftCardCode } = (answer as Partial<FormAnswer> | undefined)?.problem?.typed ?? {}
  return Boolean(code || giftCardCode)
}

/**
 * What was refused last, whether this page's scripts sent it or the whole page was posted. It holds until something else
 * is paid with: then it may no longer be so.
 */
function useRefusal(
  which: DiscountRefusal['discountKind'],
  answer: unknown,
  { promoCode, bonusPercent, giftCards }: Props['discounts'],
): DiscountRefusal | null {
  const posted = useActionData()
  const newest = answer ?? posted
  const used = [promoCode?.code, bonusPercent, ...giftCards.map(({ id }) => id)].join(' ')
  const [told, setTold] = useState({ newest, used })
  if (told.newest !== newest) setTold({ newest, used })
  const holds = told.newest !== newest || told.used === used
  return holds && isDiscountRefusal(newest) && newest.discountKind === which ? newest : null
}

type FrameProps = {
  fetcher: ReturnType<typeof useFetcher>
  action: string
  describedBy?: string | undefined
  fields?: FormFields
  problem?: FormProblem | undefined
  children: ReactNode
}

/** Where there are buttons only. */
const NO_FIELDS: FormFields = {}
const CODE: FormFields = { code: { label: 'Promo code' } }
const GIFT_CARD: FormFields = { giftCardCode: { label: 'Gift card' } }

/**
 * A form of its own. Until scripts are there its fields belong to the page's form all the same; they stay the elements
 * they are when that changes, and keep what was typed by then.
 */
function Frame({ fetcher, action, describedBy, children, ...checked }: FrameProps) {
  const { fields = NO_FIELDS, problem } = checked
  return (
    <CheckedAside
      fetcher={fetcher}
      method="post"
      action={action}
      className={styles.form}
      aria-describedby={describedBy}
      {...{ fields, problem }}
    >
      {children}
    </CheckedAside>
  )
}

/** What a button sends: alone in its form it leaves the intent to a hidden field. */
function sends(form: string | undefined, intent: string) {
  return form ? { form, name: 'intent', value: intent } : {}
}

function PromoForm({ discounts, action, form, ownCodes = [] }: Props) {
  const fetcher = useFetcher()
  const refusal = useRefusal('promo', fetcher.data, discounts)
  const problem = useMemo(() => (refusal ? problemOf(refusal) : undefined), [refusal])
  const busy = fetcher.state !== 'idle'
  const { promoCode } = discounts
  return (
    <>
      {!promoCode &&
        ownCodes.map(({ code, text }) => (
          <Frame key={code} fetcher={fetcher} action={action}>
            {!form && <input type="hidden" name="intent" value="promo" />}
            {!form && <input type="hidden" name="code" value={code} />}
            <p>
              Yours: <strong className={styles.code}>{code}</strong>{' '}
              <span className={styles.words}>{text}</span>
            </p>
            <button {...sends(form, `promo:${code}`)} className="link" aria-disabled={busy}>
              Use this code <span className="visually-hidden">{code}</span>
            </button>
          </Frame>
        ))}
      <Frame fetcher={fetcher} action={action} fields={CODE} problem={problem}>
        {!form && <input type="hidden" name="intent" value={promoCode ? 'promo-remove' : 'promo'} />}
        {promoCode ? (
          <>
            <Used code={promoCode.code} words={promoCode.message} />
            <TakeOut what={`promo code ${promoCode.code}`} busy={busy} {...sends(form, 'promo-remove')} />
          </>
        ) : (
          <>
            <CodeField
              form={form}
              name="code"
              maxLength={40}
              beside={
                <button {...sends(form, 'promo')} className="button quiet" aria-disabled={busy}>
                  Apply <span className="visually-hidden">the code</span>
                </button>
              }
            />
            <Advice refusal={refusal} />
            <p className={styles.words}>One code for each order, and not together with bonuses.</p>
          </>
        )}
      </Frame>
    </>
  )
}

function BonusForm({ discounts, action, form }: Props) {
  const fetcher = useFetcher()
  const id = useId()
  const refusal = useRefusal('bonuses', fetcher.data, discounts)
  const busy = fetcher.state !== 'idle'
  const { availableBonuses, usedBonusAmount, bonusPercent } = discounts
  return (
    <Frame fetcher={fetcher} action={action} describedBy={refusal ? id : undefined}>
      {!form && <input type="hidden" name="intent" value="bonuses" />}
      <p>
        <strong>Pay with bonuses</strong>{' '}
        <span className={styles.words}>
          {usedBonusAmount.amount
            ? `${usedBonusAmount.text} of your ${availableBonuses.text} is used.`
            : `You have ${availableBonuses.text}. How much of the flowers and gifts may they pay?`}
        </span>
      </p>
      <div className={styles.percents} role="group" aria-label="Share paid with bonuses">
        {PERCENTS.map((percent) => (
          <button
            key={percent}
            name="percent"
            value={percent}
            aria-pressed={bonusPercent === percent}
            aria-disabled={busy}
            {...sends(form, `bonuses:${percent}`)}
          >
            {percent}%
          </button>
        ))}
        {bonusPercent !== null && (
          <button
            name="percent"
            value="0"
            className="link"
            aria-disabled={busy}
            {...sends(form, 'bonuses:0')}
          >
            No bonuses
          </button>
        )}
      </div>
      <Refusal id={id} refusal={refusal} />
    </Frame>
  )
}

function GiftCardForm({ discounts, action, form }: Props) {
  const fetcher = useFetcher()
  const refusal = useRefusal('gift-card', fetcher.data, discounts)
  const problem = useMemo(() => (refusal ? problemOf(refusal) : undefined), [refusal])
  const busy = fetcher.state !== 'idle'
  const cards = discounts.giftCards
  return (
    <>
      {cards.map(({ id, last4, amount }) => (
        <Frame key={id} fetcher={fetcher} action={action}>
          {!form && <input type="hidden" name="intent" value="gift-card-remove" />}
          {!form && <input type="hidden" name="giftCard" value={id} />}
          <Used code={`Gift card ending in ${last4}`} words={`pays ${amount.text}`} />
          <TakeOut
            what={`gift card ending in ${last4}`}
            busy={busy}
            {...sends(form, `gift-card-remove:${id}`)}
          />
        </Frame>
      ))}
      {cards.length < MOST_GIFT_CARDS && (
        <Frame key={cards.length} fetcher={fetcher} action={action} fields={GIFT_CARD} problem={problem}>
          {!form && <input type="hidden" name="intent" value="gift-card-use" />}
          <CodeField
            form={form}
            name="giftCardCode"
            maxLength={60}
            beside={
              <button {...sends(form, 'gift-card-use')} className="button quiet" aria-disabled={busy}>
                Apply <span className="visually-hidden">the gift card</span>
              </button>
            }
          />
          <p className={styles.words}>
            It pays for everything but gift cards; what is not spent stays on it.{' '}
            <Link to="/gift-card">See what is left on a card</Link>
          </p>
        </Frame>
      )}
    </>
  )
}

/** What is used, by its code, and what it does. */
function Used({ code, words }: { code: string; words: string }) {
  return (
    <p role="status">
      <strong className={styles.code}>{code}</strong> <span className={styles.words}>{words}</span>
    </p>
  )
}

type TakeOutProps = { what: string; busy: boolean } & ReturnType<typeof sends>

function TakeOut({ what, busy, ...button }: TakeOutProps) {
  return (
    <button {...button} className="link" aria-disabled={busy} aria-label={`Take it out: the ${what}`}>
      Take it out
    </button>
  )
}

/** A field for a code, without autocompletion and spell-checking. */
function CodeField(props: Pick<ComponentProps<typeof TextField>, 'form' | 'name' | 'maxLength' | 'beside'>) {
  return (
    <TextField
      {...props}
      className={styles.typed}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  )
}

function Refusal({ id, refusal }: { id: string; refusal: DiscountRefusal | null }) {
  return (
    <div id={id} role="alert" className={styles.refusal}>
      {refusal && <p>{refusal.refused}</p>}
      <Advice refusal={refusal} />
    </div>
  )
}

/** What can be done instead. */
function Advice({ refusal }: { refusal: DiscountRefusal | null }) {
  return (
    <>
      {refusal?.advice && <p className={styles.words}>{refusal.advice}</p>}
      {refusal?.isForApp && (
        <p>
          <Link to="/app-landing">Get the app</Link>
        </p>
      )}
    </>
  )
}

const problemOf = ({ discountKind, refused, typed }: DiscountRefusal): FormProblem => ({
  ...{ intent: discountKind, message: '' },
  errors: { [codeField(discountKind)]: { code: 'refused', words: refused } },
  typed: { [codeField(discountKind)]: typed },
})
