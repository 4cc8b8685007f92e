import { whenSent } from '../../data/page/when-sent.ts'

export const contentAction = whenSent(async () => (await import('./content-action.ts')).contentAction)
