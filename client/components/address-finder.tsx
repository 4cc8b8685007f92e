import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import { Form, useSearchParams, useSubmit } from 'react-router-dom'
import type {
  AddressForm_LookupFragment,
  FoundAddress_AddressFragment,
} from '../../graphql/generated/graphql.ts'
import { bare, foundValue } from '../data/address.ts'
import { AddressMap } from './address-map.tsx'
import { AddressOptions } from './address-options.tsx'
import { AddressRadios } from './address-radios.tsx'
import styles from './address.module.css'
import { useAddressLookup } from './use-address-lookup.ts'
import { useOptions } from './use-options.ts'
import { ZoneAnswer } from './zone-answer.tsx'

type Props = {
  lookup: AddressForm_LookupFragment | null | undefined
  /** What the page was asked for. */
  postcode: string
}

/** The address by its postcode: a list that opens while one types; without scripts a button brings it. */
export function AddressFinder({ lookup: asked, postcode }: Props) {
  const [typed, setTyped] = useState(postcode)
  const lookup = useAddressLookup(typed, { withList: true, known: postcode }) ?? knownFor(asked, typed)
  const [chosen, setChosen] = useState<FoundAddress_AddressFragment>()
  const submit = useSubmit()
  const choose = (found: FoundAddress_AddressFragment) => {
    setChosen(found)
    const values = { intent: 'address', postcode: lookup?.postcode ?? typed, found: foundValue(found) }
    void submit(values, { method: 'post', preventScrollReset: true })
  }
  const listed = lookup && lookup !== asked ? lookup.addresses : []
  const options = useOptions(listed, choose)
  const id = useId()

  // The list is there already where there are scripts: asking for it opens it.
  function onFind(event: FormEvent<HTMLFormElement>) {
    const wants = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value')
    if (wants !== 'find' || !listed.length) return
    event.preventDefault()
    options.open()
  }

  return (
    <div className={styles.columns}>
      <div className={styles.form}>
        <Form className={styles.form} preventScrollReset onSubmit={onFind} onBlur={options.onBlur}>
          <SameCheckout />
          <div className={`field ${styles.finder}`}>
            <label htmlFor={`${id}-postcode`}>Postcode</label>
            <div className={styles.row}>
              <input
                id={`${id}-postcode`}
                name="postcode"
                defaultValue={postcode}
                onChange={(event) => setTyped(event.currentTarget.value)}
                placeholder="e.g. N1 9GU"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={10}
                required
                aria-invalid={lookup && !lookup.isCovered ? true : undefined}
                aria-describedby={`${id}-answer`}
                {...options.combobox(`${id}-list`)}
              />
              <button className="button quiet" name="address" value="find">
                Find address
              </button>
            </div>
            {options.isOpen && <AddressOptions id={`${id}-list`} addresses={listed} options={options} />}
          </div>
          <ZoneAnswer id={`${id}-answer`} lookup={lookup} />
          {!(asked && lookup === asked && asked.isListed) && <ManualButton />}
        </Form>
        {asked && lookup === asked && asked.isListed && (
          <>
            <AddressRadios lookup={asked} />
            <Form preventScrollReset>
              <SameCheckout />
              <input type="hidden" name="postcode" value={asked.postcode} />
              <ManualButton />
            </Form>
          </>
        )}
      </div>
      <AddressMap
        place={lookup?.place}
        point={options.active?.point ?? chosen?.point}
        label={lookup?.postcode ?? ''}
      />
    </div>
  )
}

function ManualButton() {
  return (
    <p>
      <button className={`link ${styles.way}`} name="address" value="manual" formNoValidate>
        Enter the address myself
      </button>
    </p>
  )
}

/** What the page brought along, as long as it is about what stands in the field. */
function knownFor(asked: Props['lookup'], typed: string): AddressForm_LookupFragment | undefined {
  return asked && bare(asked.postcode) === bare(typed) ? asked : undefined
}

/** Looking up a postcode does not change what is checked out. */
function SameCheckout() {
  const [search] = useSearchParams()
  const type = search.get('type')
  return type && <input type="hidden" name="type" value={type} />
}
