export { ContentPage as Component } from './content-page.tsx'
export { contentLoader as loader } from './content-loader.ts'
export { contentAction as action } from './lazy-content-action.ts'
