export { CollectionsPage as Component } from './collections-page.tsx'
export { collectionsLoader as loader } from './collections-loader.ts'
