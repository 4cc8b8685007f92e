import type { TrackPageQuery } from '../../../../graphql/generated/graphql.ts'

/** The order that a page follows. */
export type TrackedOrder = NonNullable<TrackPageQuery['trackedOrder']>
