export { AllGiftsPage as Component } from './all-gifts-page.tsx'
export { allGiftsLoader as loader } from './all-gifts-loader.ts'
export { contentAction as action } from '../content/index.ts'
