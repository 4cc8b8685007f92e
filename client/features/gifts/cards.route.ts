export { CardsPage as Component } from './cards-page.tsx'
export { cardsLoader as loader } from './cards-loader.ts'
