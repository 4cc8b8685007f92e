import type { FormAnswer } from './form-problem.ts'

/** What a form that stays on its page is answered when its change failed, or nobody knows what became of it. A toast has said so. */
export const FAILED_ANSWER = { isFailed: true } as const

/** What a form that stays on its page hears: what is wrong with it, that it failed, or what the change came to. */
export type StayingAnswer = Partial<FormAnswer> & Partial<typeof FAILED_ANSWER>

/** Whether a change was made. What is said of it may only then be that it was. */
export const isMade = (answer: StayingAnswer | null | undefined): boolean =>
  !answer?.problem && !answer?.isFailed
