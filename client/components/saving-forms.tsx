import { useId } from 'react'
import { Link, useActionData, useFetcher } from 'react-router-dom'
import type { Saving_CartFragment } from '../../graphql/generated/graphql.ts'
import type { SavingRefusal } from '../data/saving.ts'
import { isSavingRefusal } from '../data/saving.ts'
import styles from './saving-forms.module.css'

/** The shares of flowers and gifts that bonuses may pay, as the store takes them. */
const PERCENTS = [50, 70, 80, 90]

type Props = { saving: Omit<Saving_CartFragment, '__typename'>; action: string }

/** A promo code or bonuses, on the cart and on the last page of the checkout: two forms, each of which works by itself. */
export function SavingForms({ saving, action }: Props) {
  return (
    <div className={styles.forms}>
      <PromoForm saving={saving} action={action} />
      {saving.availableBonuses.amount > 0 && <BonusForm saving={saving} action={action} />}
    </div>
  )
}

/** What was refused last, whether this page's scripts sent it or the whole page was posted. */
function useRefusal(which: SavingRefusal['saving'], answer: unknown): SavingRefusal | null {
  const posted = useActionData()
  const newest = answer ?? posted
  return isSavingRefusal(newest) && newest.saving === which ? newest : null
}

function PromoForm({ saving, action }: Props) {
  const fetcher = useFetcher()
  const id = useId()
  const refusal = useRefusal('promo', fetcher.data)
  const busy = fetcher.state !== 'idle'
  const { promoCode } = saving
  return (
    <fetcher.Form method="post" action={action} className={styles.form}>
      <input type="hidden" name="intent" value={promoCode ? 'promo-remove' : 'promo'} />
      {promoCode ? (
        <>
          <p role="status">
            <strong className={styles.code}>{promoCode.code}</strong>{' '}
            <span className={styles.words}>{promoCode.message}</span>
          </p>
          <button
            className="link"
            aria-disabled={busy}
            aria-label={`Take the promo code ${promoCode.code} out`}
          >
            Take it out
          </button>
        </>
      ) : (
        <>
          <label className="field">
            <span>Promo code</span>
            <span className={styles.row}>
              <input
                name="code"
                defaultValue={refusal?.typed ?? ''}
                maxLength={40}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                aria-invalid={refusal ? true : undefined}
                aria-describedby={refusal ? id : undefined}
              />
              <button className="button quiet" aria-disabled={busy}>
                Use it
              </button>
            </span>
          </label>
          <Refusal id={id} refusal={refusal} />
        </>
      )}
    </fetcher.Form>
  )
}

function BonusForm({ saving, action }: Props) {
  const fetcher = useFetcher()
  const id = useId()
  const refusal = useRefusal('bonuses', fetcher.data)
  const busy = fetcher.state !== 'idle'
  const { availableBonuses, usedBonusAmount, bonusPercent } = saving
  return (
    <fetcher.Form
      method="post"
      action={action}
      className={styles.form}
      aria-describedby={refusal ? id : undefined}
    >
      <input type="hidden" name="intent" value="bonuses" />
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
          >
            {percent}%
          </button>
        ))}
        {bonusPercent !== null && (
          <button name="percent" value="0" className="link" aria-disabled={busy}>
            No bonuses
          </button>
        )}
      </div>
      <Refusal id={id} refusal={refusal} />
    </fetcher.Form>
  )
}

function Refusal({ id, refusal }: { id: string; refusal: SavingRefusal | null }) {
  return (
    <div id={id} role="alert" className={styles.refusal}>
      {refusal && <p>{refusal.refused}</p>}
      {refusal?.advice && <p>{refusal.advice}</p>}
      {refusal?.isForApp && (
        <p>
          <Link to="/app-landing">Get the app</Link>
        </p>
      )}
    </div>
  )
}
