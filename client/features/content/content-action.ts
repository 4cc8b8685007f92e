import type { ActionFunctionArgs } from 'react-router-dom'
import { pageApi } from '../../data/graphql/page-api.ts'
import { submitForm } from './submit-form.ts'

/**
 * Takes the forms of pages. Whoever sends a card has said for whom: they may see what comes next, unless they sent
 * the very same before and nothing goes out.
 */
export function contentAction(args: ActionFunctionArgs) {
  return submitForm(args, ({ key, typed }, isRepeat) => {
    if (key !== 'greeting-card-free') return undefined
    pageApi(args.context).keep('recipient', (typed.recipient ?? '').trim())
    return isRepeat ? undefined : '/greeting-card-free/final'
  })
}
