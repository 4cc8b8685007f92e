import { useMemo } from 'react'
import { useFetcher } from 'react-router-dom'
import type { DeliveryCheckPageQuery } from '../../../graphql/generated/graphql.ts'
import { CheckedAside } from '../../ui/form/checked-form.tsx'
import type { FormFields } from '../../ui/form/form-fields.ts'
import { checkForm } from '../../ui/form/form-problem.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { PostcodeAnswer } from './postcode-answer.tsx'
import styles from './postcode.module.css'
import type { ClosedDay } from './wanted-day.ts'

type Checked = {
  data: DeliveryCheckPageQuery
  asked: string | null
  date: string | null
  closed: ClosedDay | null
}

/** The postcode of a door. */
export const POSTCODE_FIELDS: FormFields = { postcode: { label: 'Delivery postcode', required: true } }

/**
 * Whether we go to a postcode. The answer has a page of its own, which a browser without JavaScript is taken to; with
 * it the answer is put below the field. The page around stays the same for everybody.
 */
export function PostcodeChecker({ asked = null }: { asked?: string | null }) {
  const fetcher = useFetcher<Checked>()
  const busy = fetcher.state !== 'idle'
  const answered = fetcher.data
  const problem = usePostcodeProblem(answered, asked)
  const isMissing = problem !== undefined
  return (
    <div className={styles.checker}>
      <CheckedAside
        fetcher={fetcher}
        method="get"
        action="/delivery/check"
        className={styles.form}
        fields={POSTCODE_FIELDS}
        problem={problem}
      >
        <TextField
          name="postcode"
          defaultValue={asked ?? ''}
          autoComplete="postal-code"
          autoCapitalize="characters"
          placeholder="e.g. N1 9GU"
          maxLength={12}
          beside={
            <button className="button" aria-disabled={busy}>
              Check
            </button>
          }
        />
      </CheckedAside>
      <div id="postcode-answer" role="status">
        {answered && !isMissing && (
          <PostcodeAnswer
            check={answered.data.postcodeCheck}
            chosen={answered.date}
            closed={answered.closed}
            onChoose={(href) => void fetcher.load(href)}
          />
        )}
      </div>
    </div>
  )
}

/** What is wrong with a postcode that was answered: none was typed. Each answer is announced. */
export function usePostcodeProblem(
  answered: { asked: string | null } | undefined,
  before: string | null = null,
) {
  const last = answered ? answered.asked : before
  const isMissing = last !== null && !last.trim()
  const told = { by: answered, problem: isMissing ? checkForm(() => '', POSTCODE_FIELDS) : undefined }
  const { problem } = useMemo(() => told, [answered, isMissing]) // eslint-disable-line react-hooks/exhaustive-deps
  return problem
}
