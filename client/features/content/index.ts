/** What the rest of the client may use of pages of text. */
export { contentAction } from './lazy-content-action.ts'
export { contentLoader } from './content-loader.ts'
export { PageBlocks } from './page-blocks.tsx'
export { firstPicture, pageMeta } from './page-meta.ts'
export { submitForm } from './submit-form.ts'
