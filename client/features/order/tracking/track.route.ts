import { whenSent } from '../../../data/page/when-sent.ts'

export { TrackPage as Component } from './track-page.tsx'
export { trackLoader as loader } from './track-loader.ts'

export const action = whenSent(async () => (await import('./track-action.ts')).trackAction)
