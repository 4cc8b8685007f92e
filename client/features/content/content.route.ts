export { ContentPage as Component } from './content-page.tsx'
export { contentLoader as loader } from './content-loader.ts'
export { contentAction as action } from './content-action.ts'
