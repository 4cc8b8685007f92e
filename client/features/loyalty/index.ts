/** What the rest of the client may use of bonuses and promo codes. */
export { EarnedBonuses } from './earned-bonuses.tsx'
export { SavingForms } from './saving-forms.tsx'
export { giftCardRows, savingRows } from './saving-rows.ts'
export { changeSaving, isSavingIntent, isSavingRefusal } from './saving.ts'
export { TargetActions } from './target-actions.tsx'
