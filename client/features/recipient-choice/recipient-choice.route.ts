export { RecipientChoicePage as Component } from './recipient-choice-page.tsx'
export { recipientChoiceLoader as loader } from './recipient-choice-loader.ts'
export { recipientChoiceAction as action } from './recipient-choice-action.ts'
export { addressRevalidates as shouldRevalidate } from '../delivery/index.ts'
