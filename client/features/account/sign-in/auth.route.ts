export { AuthPage as Component } from './auth-page.tsx'
export { authLoader as loader } from './auth-loader.ts'
export { authAction as action, restoreStep as restoreAnswer } from './auth-action.ts'
