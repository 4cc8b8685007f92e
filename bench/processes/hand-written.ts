import process from 'node:process'
import { createHandWritten } from '../peers/hand-written-home.ts'
import { answerAsks, repeat, sayReady } from './messages.ts'

/** What somebody would write by hand for the home page, in a process of its own. */
const [storeUrl = '', imageBase = ''] = process.argv.slice(2)
const readHome = createHandWritten(storeUrl, imageBase)

answerAsks((ask) => {
  if (ask.ask === 'answer') return readHome()
  if (ask.ask !== 'queries') return undefined
  return repeat(ask.ms, readHome, (data) => Buffer.byteLength(JSON.stringify({ data })))
})
sayReady({ url: storeUrl })
