export { NotFoundPage as Component } from './not-found-page.tsx'
export { notFoundLoader as loader } from './not-found-loader.ts'
