import type { Refusal_RefusalFragment } from '../../../graphql/generated/graphql.ts'

/** Why a change was not made, in words for the shopper. */
export type Refused = { refused: string }

type Outcome = { __typename: string }

export function isRefusal(outcome: Outcome): outcome is Refusal_RefusalFragment {
  return outcome.__typename === 'Refusal'
}
