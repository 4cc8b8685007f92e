import { useEffect, useRef } from 'react'
import type { FoundAddress_AddressFragment } from '../../../../graphql/generated/graphql.ts'
import type { Combobox } from '../../../ui/form/use-combobox.ts'
import styles from './address.module.css'

type Props = {
  id: string
  addresses: FoundAddress_AddressFragment[]
  options: Combobox<FoundAddress_AddressFragment>
}

/** The addresses of a postcode, below the field it is typed into. */
export function AddressOptions({ id, addresses, options }: Props) {
  const marked = useRef<HTMLLIElement>(null)
  useEffect(() => {
    void marked.current?.scrollIntoView({ block: 'nearest' })
  }, [options.at])
  return (
    <ul id={id} role="listbox" aria-label="Addresses" className={styles.options}>
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
  )
}

export function inWords({ line1, line2, city }: FoundAddress_AddressFragment): string {
  return [line1, line2, city].filter(Boolean).join(', ')
}
