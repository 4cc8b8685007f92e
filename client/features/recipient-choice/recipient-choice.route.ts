import { whenSent } from '../../data/page/when-sent.ts'

export { RecipientChoicePage as Component } from './recipient-choice-page.tsx'
export { recipientChoiceLoader as loader } from './recipient-choice-loader.ts'
export { addressRevalidates as shouldRevalidate } from '../delivery/index.ts'

export const action = whenSent(
  async () => (await import('./recipient-choice-action.ts')).recipientChoiceAction,
)
