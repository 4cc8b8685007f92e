import { useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { ProfilePromoCodesPageQuery, PromoCodeState } from '../../../graphql/generated/graphql.ts'
import { londonDate } from '../../data/clock.ts'
import { dateInWords } from '../../data/format.ts'
import { EmptyState } from '../../ui/profile/empty-state.tsx'
import { ProfileHead } from '../../ui/profile/profile-head.tsx'
import { ONE_OFFER } from './one-offer.ts'
import styles from './promo-codes-page.module.css'

type Code = NonNullable<ProfilePromoCodesPageQuery['promoCodes']>[number]

const STATE: Record<PromoCodeState, string> = { USABLE: '', USED: 'Used', EXPIRED: 'Expired' }

/** The codes one has, usable ones first. */
export function PromoCodesPage() {
  const { data } = useLoaderData() as { data: ProfilePromoCodesPageQuery }
  const codes = data.promoCodes ?? []
  return (
    <>
      <ProfileHead title="Promo codes" lead={`Enter one when you pay. ${ONE_OFFER}`} />
      <ul className={styles.list}>
        {codes.map((code) => (
          <li key={code.code} data-usable={code.state === 'USABLE'}>
            <PromoCode code={code} />
          </li>
        ))}
      </ul>
      {!codes.length && (
        <EmptyState href="/promotions" button="See promotions">
          There is no code for you just now. Promotions are open to everybody.
        </EmptyState>
      )}
    </>
  )
}

function PromoCode({ code }: { code: Code }) {
  return (
    <>
      <div>
        <h2>{code.title}</h2>
        <p>{code.text}</p>
        <p className={styles.terms}>
          {[
            STATE[code.state],
            code.minimum.amount > 0 && `From ${code.minimum.text}`,
            code.expiresAt && `Until ${dateInWords(londonDate(Date.parse(code.expiresAt)))}`,
            code.appOnly && 'In the app only',
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className={styles.code}>
        <code>{code.code}</code>
        {code.state === 'USABLE' && <Copy text={code.code} />}
      </div>
    </>
  )
}

/** Without scripts the code is selected by a press on it. */
function Copy({ text }: { text: string }) {
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <button type="button" className="link with-scripts" onClick={() => void copy()}>
      <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
      <span className="visually-hidden"> {text}</span>
    </button>
  )
}
