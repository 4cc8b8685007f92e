export { ArticlePage as Component } from './article-page.tsx'
export { articleLoader as loader } from './article-loader.ts'
