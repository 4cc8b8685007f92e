import { useActionData, useLoaderData, useLocation, useNavigation } from 'react-router-dom'
import type { ContentPageQuery } from '../../../../graphql/generated/graphql.ts'
import { PostForm } from '../../../ui/form/post-form.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { PageBlocks } from '../../content/index.ts'
import { NotFound } from '../../not-found/index.ts'
import type { Leaving } from './unsubscribe-action.ts'
import styles from './unsubscribe-page.module.css'

/** Unsubscribes: with one button for visitors with a message's link; a form asks for the reason. */
export function UnsubscribePage() {
  const { data } = useLoaderData() as { data: ContentPageQuery }
  const { search } = useLocation()
  const { page } = data
  if (!page) return <NotFound />
  return (
    <div className={styles.page}>
      <PageHead heading={page.heading} lead={page.lead}>
        {new URLSearchParams(search).has('token') && <LeaveButton address={`/un${search}`} />}
      </PageHead>
      <PageBlocks blocks={page.blocks} />
    </div>
  )
}

/** A link in a message is opened by many a programme: only pressing the button changes something. */
function LeaveButton({ address }: { address: string }) {
  const answer = useActionData() as Leaving | undefined
  const busy = useNavigation().state === 'submitting'
  if (answer && 'left' in answer)
    return (
      <p className={styles.left} role="status">
        {answer.left}
      </p>
    )
  return (
    <PostForm action={address} className={styles.form} preventScrollReset>
      {answer && 'refused' in answer && (
        <p className="alert" role="alert">
          {answer.refused}
        </p>
      )}
      <button className="button petal" name="intent" value="leave" aria-disabled={busy}>
        Send me no more of these
      </button>
    </PostForm>
  )
}
