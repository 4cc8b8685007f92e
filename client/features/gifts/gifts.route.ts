export { GiftsPage as Component } from './gifts-page.tsx'
export { giftsLoader as loader } from './gifts-loader.ts'
export { contentAction as action } from '../content/index.ts'
