export { UnsubscribePage as Component } from './unsubscribe-page.tsx'
export { contentLoader as loader } from '../../content/index.ts'
export { unsubscribeAction as action } from './unsubscribe-action.ts'
