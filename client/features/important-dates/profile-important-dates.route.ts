export { ImportantDatesPage as Component } from './important-dates-page.tsx'
export { importantDatesLoader as loader } from './important-dates-loader.ts'
export { importantDatesAction as action } from './important-dates-action.ts'
