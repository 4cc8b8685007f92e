export { ConstructorPage as Component } from './constructor-page.tsx'
export { constructorLoader as loader } from './constructor-loader.ts'
export { contentAction as action } from '../content/index.ts'
