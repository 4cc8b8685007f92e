import { parseArgs } from 'node:util'
import { checkBackend } from './check-backend.ts'
import { tableOf } from './table.ts'

const USAGE = `npm run conformance -- <API_BASE_URL> [--messages <URL>]

  API_BASE_URL   where the backend serves /v1, e.g. http://localhost:3001
  --messages     where its sandbox shows the messages that were sent, e.g. http://localhost:3001/sandbox/messages;
                 CONFORMANCE_MESSAGES_URL does the same. Without it nobody signs in, and the rows of accounts are
                 not reached.`

// `npm run conformance -- http://localhost:3001`: does a backend serve /v1 as the contract says?
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { messages: { type: 'string' }, help: { type: 'boolean' } },
  })
  const [baseUrl] = positionals
  if (!baseUrl || positionals.length > 1 || values.help || !URL.canParse(baseUrl)) {
    console.log(USAGE)
    process.exitCode = values.help ? 0 : 2
  } else {
    const messagesUrl = values.messages ?? process.env.CONFORMANCE_MESSAGES_URL
    const rows = await checkBackend(baseUrl, { messagesUrl })
    console.log(tableOf(rows))
    process.exitCode = rows.some(({ result }) => result === 'failed') ? 1 : 0
  }
} catch (error) {
  console.error(
    error instanceof Error ? error.message : error,
    error instanceof Error ? (error.cause ?? '') : '',
  )
  process.exitCode = 2
}
