import type { LoaderFunctionArgs } from 'react-router-dom'
import { HomePageDocument } from '../../../graphql/generated/graphql.ts'
import { pageApi } from '../../data/page-api.ts'

/** Seventeen blocks by one query. */
export async function homeLoader({ context }: LoaderFunctionArgs) {
  return { ...(await pageApi(context).query(HomePageDocument, {})), meta: {} }
}
