import { useId, useMemo, useState } from 'react'
import type { FormEvent } from 'react'
import { useLocation, useSearchParams, useSubmit } from 'react-router-dom'
import type {
  AddressForm_LookupFragment,
  FoundAddress_AddressFragment,
} from '../../../../graphql/generated/graphql.ts'
import { BaseForm } from '../../../ui/form/base-form.tsx'
import { CheckedAside } from '../../../ui/form/checked-form.tsx'
import { useField } from '../../../ui/form/form-context.ts'
import type { FormProblem } from '../../../ui/form/form-problem.ts'
import { emptyField } from '../../../ui/form/empty-field.ts'
import { FieldProblem } from '../../../ui/form/text-field.tsx'
import { useCombobox } from '../../../ui/form/use-combobox.ts'
import { POSTCODE } from './address-fields.ts'
import { AddressMap } from './address-map.tsx'
import { AddressOptions } from './address-options.tsx'
import { AddressRadios } from './address-radios.tsx'
import styles from './address.module.css'
import { bare, foundValue } from './address.ts'
import { useAddressLookup } from './use-address-lookup.ts'
import { ZoneAnswer } from './zone-answer.tsx'

type Props = {
  lookup: AddressForm_LookupFragment | null | undefined
  /** What the page was asked for. */
  postcode: string
  /** Where the shopper said before that flowers are to go: the field begins with it. */
  remembered: string
  /** Why nothing of the list was taken. */
  problem: FormProblem | undefined
  comesFirst?: boolean | undefined
}

/** The address by its postcode: a list that opens while one types; without scripts a button brings it. */
export function AddressFinder({ lookup: asked, postcode, remembered, problem, comesFirst = false }: Props) {
  const [typed, setTyped] = useState(postcode || remembered)
  const lookup = useAddressLookup(typed, { withList: true, known: postcode }) ?? knownFor(asked, typed)
  const [chosen, setChosen] = useState<FoundAddress_AddressFragment>()
  const submit = useSubmit()
  const missing = useMissing()
  const choose = (found: FoundAddress_AddressFragment) => {
    setChosen(found)
    const values = { intent: 'address', postcode: lookup?.postcode ?? typed, found: foundValue(found) }
    void submit(values, { method: 'post', preventScrollReset: true })
  }
  const listed = lookup && lookup !== asked ? lookup.addresses : []
  const options = useCombobox(listed, choose)
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
        <CheckedAside
          className={styles.form}
          fields={POSTCODE}
          problem={missing}
          preventScrollReset
          onSubmit={onFind}
          onBlur={options.onBlur}
        >
          <SameCheckout />
          <div className={`field ${styles.finder}`}>
            <PostcodeLabel />
            <div className={styles.row}>
              <PostcodeInput
                postcode={postcode || remembered}
                onType={setTyped}
                isOutOfReach={Boolean(lookup && !lookup.isCovered)}
                answerId={`${id}-answer`}
                combobox={options.combobox(`${id}-list`)}
                comesFirst={comesFirst && !missing && !asked}
              />
              <button className="button quiet" name="address" value="find">
                Find address
              </button>
            </div>
            <FieldProblem name="postcode" />
            {options.isOpen && <AddressOptions id={`${id}-list`} addresses={listed} options={options} />}
          </div>
          <ZoneAnswer id={`${id}-answer`} lookup={lookup} />
          {!(asked && lookup === asked && asked.isListed) && <ManualButton />}
        </CheckedAside>
        {asked && lookup === asked && asked.isListed && (
          <>
            <AddressRadios lookup={asked} problem={problem} />
            <BaseForm preventScrollReset>
              <SameCheckout />
              <input type="hidden" name="postcode" value={asked.postcode} />
              <ManualButton />
            </BaseForm>
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

const PostcodeLabel = () => {
  const { id, label } = useField('postcode')
  return <label htmlFor={id}>{label}</label>
}

type InputProps = {
  postcode: string
  onType: (text: string) => void
  /** What the shop says of it is below. */
  isOutOfReach: boolean
  answerId: string
  combobox: object
  comesFirst: boolean
}

function PostcodeInput({ postcode, onType, isOutOfReach, answerId, combobox, comesFirst }: InputProps) {
  const { control } = useField('postcode')
  return (
    <input
      {...control}
      defaultValue={postcode}
      onChange={(event) => onType(event.currentTarget.value)}
      placeholder="e.g. N1 9GU"
      autoComplete="shipping postal-code"
      autoCapitalize="characters"
      spellCheck={false}
      autoFocus={comesFirst}
      maxLength={10}
      aria-invalid={control['aria-invalid'] ?? (isOutOfReach || undefined)}
      aria-describedby={[control['aria-describedby'], answerId].filter(Boolean).join(' ')}
      {...combobox}
    />
  )
}

/** The search was sent without a postcode; the page's address says so. */
function useMissing(): FormProblem | undefined {
  const [search] = useSearchParams()
  const { key } = useLocation()
  const isAsked = search.get('address') === 'find' && search.has('postcode')
  const postcode = search.get('postcode') ?? ''
  const problem = isAsked && !postcode.trim() ? emptyField('postcode', postcode) : undefined
  // Asked once more it is told once more.
  return useMemo(() => problem, [isAsked, postcode, key]) // eslint-disable-line react-hooks/exhaustive-deps
}

function ManualButton() {
  return (
    <p>
      <button className={`link ${styles.way}`} name="address" value="manual">
        Enter the address myself
      </button>
    </p>
  )
}

/** The lookup that came with the page, while it is about the postcode in the field. */
function knownFor(asked: Props['lookup'], typed: string): AddressForm_LookupFragment | undefined {
  return asked && bare(asked.postcode) === bare(typed) ? asked : undefined
}

/** Looking up a postcode does not change what is checked out. */
function SameCheckout() {
  const [search] = useSearchParams()
  const type = search.get('type')
  return type && <input type="hidden" name="type" value={type} />
}
