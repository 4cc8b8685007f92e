import type { AddressForm_LookupFragment } from '../../../../graphql/generated/graphql.ts'
import styles from './address.module.css'

type Props = { id?: string; lookup: AddressForm_LookupFragment | null | undefined }

/** What the shop says of a postcode, read out when it comes; where we do not deliver, with what can be done. */
export function ZoneAnswer({ id, lookup }: Props) {
  return (
    <div id={id} role="status" className={styles.answer} data-covered={lookup?.isCovered}>
      {lookup && <p>{lookup.message}</p>}
      {lookup?.advice && (
        <p>
          {lookup.advice}{' '}
          <a href="/delivery" target="_blank" rel="noreferrer">
            Where we deliver
          </a>
        </p>
      )}
    </div>
  )
}
