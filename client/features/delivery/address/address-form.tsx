import { useSearchParams } from 'react-router-dom'
import type { AddressForm_AddressFragment } from '../../../../graphql/generated/graphql.ts'
import { AddressFinder } from './address-finder.tsx'
import type { AddressFormProps } from './address-form-props.ts'
import { AddressLines } from './address-lines.tsx'
import { AddressMap } from './address-map.tsx'
import { addressModeHref } from './address-mode.ts'
import { Link } from '../../../ui/link.tsx'
import styles from './address.module.css'

/**
 * Where the flowers go: found by the postcode or typed in, with a map beside it, and put away once it is known. Posts
 * `intent=address` to its page. How it is asked for stands in the page's address (`?address=manual`), so that it is the
 * same after a mistake, a reload and without scripts.
 */
export function AddressForm(props: AddressFormProps) {
  const [search] = useSearchParams()
  const { address, lookup, problem } = props
  const isListLeftOpen = problem?.errors.found !== undefined
  const asked = search.get('address')
  if ((problem && !isListLeftOpen) || asked === 'manual')
    return (
      <AddressLines
        {...props}
        postcode={search.get('postcode') ?? ''}
        elsewhere={addressModeHref(search, 'find')}
      />
    )
  if (address && asked !== 'find' && !isListLeftOpen)
    return <KnownAddress address={address} change={addressModeHref(search, 'manual')} />
  return (
    <AddressFinder
      lookup={lookup}
      postcode={search.get('postcode') ?? ''}
      remembered={props.remembered ?? ''}
      problem={problem}
      comesFirst={props.comesFirst}
    />
  )
}

function KnownAddress({ address, change }: { address: AddressForm_AddressFragment; change: string }) {
  const { line1, line2, city, postcode, point, place } = address
  return (
    <div className={styles.columns}>
      <div className={styles.known}>
        <address>
          {[line1, line2, city, postcode].filter(Boolean).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <Link to={change} preventScrollReset className={styles.way}>
          Change the address
        </Link>
      </div>
      <AddressMap place={place} point={point} label={postcode} />
    </div>
  )
}
