import { useFetcher } from 'react-router-dom'
import type { DeliveryCheckPageQuery } from '../../../graphql/generated/graphql.ts'
import { PostcodeAnswer } from './postcode-answer.tsx'
import styles from './postcode.module.css'

type Checked = { data: DeliveryCheckPageQuery; asked: string }

/**
 * Whether we go to a postcode. The answer has a page of its own, which a browser without JavaScript is taken to; with
 * it the answer is put below the field. The page around stays the same for everybody.
 */
export function PostcodeChecker({ asked }: { asked?: string }) {
  const fetcher = useFetcher<Checked>()
  const busy = fetcher.state !== 'idle'
  return (
    <div className={styles.checker}>
      <fetcher.Form method="get" action="/delivery/check" className={styles.form}>
        <label className="field">
          <span>Postcode of the door</span>
          <input
            name="postcode"
            defaultValue={asked}
            autoComplete="postal-code"
            autoCapitalize="characters"
            placeholder="e.g. N1 9GU"
            maxLength={12}
            required
            aria-describedby="postcode-answer"
          />
        </label>
        <button className="button" aria-disabled={busy}>
          Check
        </button>
      </fetcher.Form>
      <div id="postcode-answer" role="status">
        {fetcher.data && <PostcodeAnswer check={fetcher.data.data.postcodeCheck} />}
      </div>
    </div>
  )
}
