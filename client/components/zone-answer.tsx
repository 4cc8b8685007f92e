import { Link } from 'react-router-dom'
import type { AddressForm_LookupFragment } from '../../graphql/generated/graphql.ts'
import styles from './address.module.css'

type Props = { id?: string; lookup: AddressForm_LookupFragment | null | undefined }

/** What the shop says of a postcode, read out when it comes; where we do not deliver, with what can be done. */
export function ZoneAnswer({ id, lookup }: Props) {
  return (
    <div id={id} role="status" className={styles.answer} data-covered={lookup?.isCovered}>
      {lookup && <p>{lookup.message}</p>}
      {lookup?.advice && (
        <p>
          {lookup.advice} <Link to="/delivery">Where we deliver</Link>
        </p>
      )}
    </div>
  )
}
