export { TrackPage as Component } from './track-page.tsx'
export { trackLoader as loader } from './track-loader.ts'
export { trackAction as action } from './track-action.ts'
