import { useFetcher } from 'react-router-dom'
import type { FormProblem } from '../../ui/form/form-problem.ts'
import { PostcodeAnswer } from './postcode-answer.tsx'
import type { Checked } from './checked-postcode.ts'
import { PostcodeForm } from './postcode-form.tsx'
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
  const answered = fetcher.data
  const { problem } = answered ?? { problem: before }
  return (
    <div className={styles.checker}>
      <PostcodeForm fetcher={fetcher} problem={problem} postcode={asked ?? ''} autoComplete="postal-code" />
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
