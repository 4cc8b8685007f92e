export { BonusesHistoryPage as Component } from './bonuses-history-page.tsx'
export { bonusesHistoryLoader as loader } from './bonuses-history-loader.ts'
