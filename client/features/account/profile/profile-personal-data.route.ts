export { PersonalDataPage as Component } from './personal-data-page.tsx'
export { personalDataLoader as loader } from './personal-data-loader.ts'
export { personalDataAction as action, restoreCode as restoreAnswer } from './personal-data-action.ts'
