export { BonusesPage as Component } from './bonuses-page.tsx'
export { bonusesLoader as loader } from './bonuses-loader.ts'
