import type { AuthPageQuery } from '../../../../graphql/generated/graphql.ts'
import type { AuthLoaderData } from './auth-loader.ts'
import type { AuthState } from './auth-steps.ts'

/** What every step gets: what is known from the server, and what came of the step before. */
export type StepProps = {
  page: Omit<AuthLoaderData, 'data'> & { data: AuthPageQuery }
  state: AuthState
}
