export { RecipientsPage as Component } from './recipients-page.tsx'
export { recipientsLoader as loader } from './recipients-loader.ts'
export { recipientsAction as action } from './recipients-action.ts'
