import { useFetcher } from 'react-router-dom'
import { CheckedAside } from '../../ui/form/checked-form.tsx'
import type { FormProblem } from '../../ui/form/form-problem.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { PostcodeAnswer } from './postcode-answer.tsx'
import type { Checked } from './postcode-field.ts'
import { POSTCODE_FIELDS } from './postcode-field.ts'
import styles from './postcode.module.css'

type Props = {
  /** What the page was asked for. */
  asked?: string | null
  /** What was wrong with that. */
  problem?: FormProblem | undefined
}

/**
 * Whether we go to a postcode. The answer has a page of its own, which a browser without JavaScript is taken to; with
 * it the answer is put below the field. The page around stays the same for everybody.
 */
export function PostcodeChecker({ asked = null, problem: before }: Props) {
  const fetcher = useFetcher<Checked>()
  const busy = fetcher.state !== 'idle'
  const answered = fetcher.data
  const { problem } = answered ?? { problem: before }
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
        {answered && !problem && (
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
