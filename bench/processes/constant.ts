import Fastify from 'fastify'
import type { Constant } from './messages.ts'
import { answerAsks, sayReady } from './messages.ts'

type Held = { type: string; encoding: string | undefined; bytes: Buffer }

/** What everything is measured against: Fastify sending a buffer it has. */
const app = Fastify()
const held = new Map<string, Held>()
app.get('/constant/:name', (request, reply) => {
  const constant = held.get(request.url)
  if (!constant) return reply.status(404).send()
  reply.type(constant.type)
  if (constant.encoding) reply.header('content-encoding', constant.encoding)
  return reply.send(constant.bytes)
})

function hold(constants: Constant[]): { held: number } {
  for (const { path, type, encoding, body } of constants)
    held.set(path, { type, encoding, bytes: Buffer.from(body, 'base64') })
  return { held: held.size }
}

answerAsks((ask) => (ask.ask === 'constants' ? hold(ask.constants) : undefined))
sayReady({ url: await app.listen({ host: '127.0.0.1', port: 0 }) })
