export { FinalDetailsPage as Component } from './final-details-page.tsx'
export { finalDetailsLoader as loader } from './final-details-loader.ts'
export { finalDetailsAction as action } from './final-details-action.ts'
