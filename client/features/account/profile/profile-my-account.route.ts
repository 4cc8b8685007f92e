import { whenSent } from '../../../data/page/when-sent.ts'

export { MyAccountPage as Component } from './my-account-page.tsx'
export { myAccountLoader as loader } from './my-account-loader.ts'

export const action = whenSent(async () => (await import('./my-account-action.ts')).myAccountAction)
