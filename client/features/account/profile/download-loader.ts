import type { LoaderFunctionArgs } from 'react-router-dom'
import { PersonalDataExportDocument } from '../../../../graphql/generated/graphql.ts'
import { requireField } from '../../../data/graphql/answer.ts'
import { pageApi } from '../../../data/graphql/page-api.ts'
import { fileAnswer, noFile } from '../../../data/page/file-answer.ts'

/** All that is kept about the user, as a file. */
export async function downloadLoader({ context }: LoaderFunctionArgs) {
  const answer = await pageApi(context).query(PersonalDataExportDocument, {})
  requireField(answer, 'personalDataExport')
  const { personalDataExport } = answer.data
  if (!personalDataExport) throw noFile()
  return fileAnswer(personalDataExport, 'larkspur-my-data.json', 'application/json')
}
