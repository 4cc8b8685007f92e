export { BlogPage as Component } from './blog-page.tsx'
export { blogLoader as loader } from './blog-loader.ts'
