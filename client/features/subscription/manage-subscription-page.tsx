import { useActionData, useLoaderData } from 'react-router-dom'
import type { ProfileManageSubscriptionPageQuery } from '../../../graphql/generated/graphql.ts'
import type { FormAnswer } from '../../ui/form/form-problem.ts'
import { EmptyState } from '../../ui/profile/empty-state.tsx'
import { ProfileHead } from '../../ui/profile/profile-head.tsx'
import { Subscription } from './subscription.tsx'

const DONE = {
  pause: 'It rests. What is ordered already still comes.',
  resume: 'It goes on.',
  skip: 'The next delivery is left out.',
  swap: 'The next delivery brings the new flowers.',
  slot: 'The time is changed.',
  cancel: 'The subscription is ended.',
}

/** The flowers of a subscription: how to pause, change and end them. */
export function ManageSubscriptionPage() {
  const { data } = useLoaderData() as { data: ProfileManageSubscriptionPageQuery }
  const problem = (useActionData() as FormAnswer | undefined)?.problem
  const subscriptions = data.deliverySubscriptions ?? []
  return (
    <>
      <ProfileHead title="Your subscription" done={DONE} />
      {subscriptions.map((subscription) => (
        <Subscription
          key={subscription.id}
          subscription={subscription}
          problem={problem?.typed.id === subscription.id ? problem : undefined}
        />
      ))}
      {!subscriptions.length && (
        <EmptyState href="/subscription" button="See the subscription">
          Fresh flowers every week, fortnight or month. Skip, pause or stop whenever you like.
        </EmptyState>
      )}
    </>
  )
}
