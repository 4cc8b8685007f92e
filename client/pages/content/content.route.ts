export { ContentPage as Component } from './content-page.tsx'
export { contentLoader as loader } from './content-loader.ts'
