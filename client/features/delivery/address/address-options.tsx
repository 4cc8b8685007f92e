import { useEffect, useRef } from 'react'
import type { FoundAddress_AddressFragment } from '../../../../graphql/generated/graphql.ts'
import type { Combobox } from '../../../ui/form/use-combobox.ts'
import styles from './address.module.css'

type Props = {
  id: string
  addresses: FoundAddress_AddressFragment[]
  options: Combobox<FoundAddress_AddressFragment>
}

/**
 * The addresses of a postcode, below the field it is typed into. They lie over the way to type one, so that there is one below them, too. The
 * form around them takes it.
 */
export function AddressOptions({ id, addresses, options }: Props) {
  const marked = useRef<HTMLLIElement>(null)
  useEffect(() => {
    void marked.current?.scrollIntoView({ block: 'nearest' })
  }, [options.at])
  return (
    <div className={styles.options}>
      <ul id={id} role="listbox" aria-label="Addresses">
        {addresses.map((address, index) => (
          <li
            key={`${address.line1} ${address.line2}`}
            id={`${id}-${index}`}
            ref={index === options.at ? marked : undefined}
            role="option"
            aria-selected={index === options.at}
            // The field keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => options.choose(index)}
          >
            {inWords(address)}
          </li>
        ))}
      </ul>
      <button className="link" name="address" value="manual">
        My address is missing
      </button>
    </div>
  )
}

export function inWords({ line1, line2, city }: FoundAddress_AddressFragment): string {
  return [line1, line2, city].filter(Boolean).join(', ')
}
