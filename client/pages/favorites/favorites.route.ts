export { ContentPage as Component } from '../content/content-page.tsx'
export { contentLoader as loader } from '../content/content-loader.ts'
