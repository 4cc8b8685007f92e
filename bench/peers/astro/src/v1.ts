import { askV1 } from '../shared/kept-answers.ts'

const { V1_URL } = process.env
if (!V1_URL) throw new Error('V1_URL names the store: it is missing')

export const ask = askV1(V1_URL)
