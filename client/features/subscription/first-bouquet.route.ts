export { FirstBouquetPage as Component } from './first-bouquet-page.tsx'
export { firstBouquetLoader as loader } from './first-bouquet-loader.ts'
export { contentAction as action } from '../content/index.ts'
