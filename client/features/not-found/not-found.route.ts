export { NotFoundPage as Component } from './not-found-page.tsx'
export { notFoundAction as action, notFoundLoader as loader } from './not-found-loader.ts'
