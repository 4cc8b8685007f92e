import type { useFetcher } from 'react-router-dom'
import { CheckedAside } from '../../ui/form/checked-form.tsx'
import type { FormFields } from '../../ui/form/form-fields.ts'
import type { FormProblem } from '../../ui/form/form-problem.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import type { Checked } from './checked-postcode.ts'
import styles from './postcode.module.css'

const FIELDS: FormFields = { postcode: { label: 'Delivery postcode', required: true } }

type Props = {
  /** Takes the answer; without scripts the form leads to the page of the postcode. */
  fetcher: ReturnType<typeof useFetcher<Checked>>
  problem: FormProblem | undefined
  /** What is in the field at first. */
  postcode: string
  /** Whose postcode it is, as browsers fill it in. */
  autoComplete: string
  /** It is beside the matter of the page. */
  isQuiet?: boolean
}

/** Asks for the postcode of a door, to say whether and when we come to it. */
export function PostcodeForm({ fetcher, problem, postcode, autoComplete, isQuiet = false }: Props) {
  return (
    <CheckedAside
      fetcher={fetcher}
      method="get"
      action="/delivery/check"
      className={styles.form}
      fields={FIELDS}
      problem={problem}
    >
      <TextField
        name="postcode"
        defaultValue={postcode}
        autoComplete={autoComplete}
        autoCapitalize="characters"
        placeholder="e.g. N1 9GU"
        maxLength={12}
        beside={
          <button className={isQuiet ? 'button quiet' : 'button'} aria-disabled={fetcher.state !== 'idle'}>
            Check
          </button>
        }
      />
    </CheckedAside>
  )
}
