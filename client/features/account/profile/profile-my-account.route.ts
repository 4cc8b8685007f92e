export { MyAccountPage as Component } from './my-account-page.tsx'
export { myAccountLoader as loader } from './my-account-loader.ts'
export { myAccountAction as action } from './my-account-action.ts'
