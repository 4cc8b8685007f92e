export { StyleguidePage as Component } from './styleguide-page.tsx'
export { styleguideLoader as loader } from './styleguide-loader.ts'
