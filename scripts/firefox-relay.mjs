#!/usr/bin/env node
/**
 * Firefox for Playwright, which speaks WebDriver BiDi with it and begins each context with a command that no Firefox knows
 * yet. This starts the one that FIREFOX names, passes on what the two say, and answers that command itself. Remove it
 * when `channel: 'moz-firefox'` works without.
 */
import { spawn } from 'node:child_process'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'

/** The tests emulate no media features, so there is nothing to do for it. */
const UNKNOWN = 'emulation.setMediaFeaturesOverride'

const firefox = spawn(process.env.FIREFOX ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
})
firefox.on('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => firefox.kill(signal))

createInterface(firefox.stderr).on('line', (line) => {
  const [, address] = /^WebDriver BiDi listening on (ws:\S+)$/.exec(line) ?? []
  if (!address) return void process.stderr.write(`${line}\n`)
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' }, () => {
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`)
  })
  server.on('connection', (client, { url }) => relay(client, new WebSocket(address + url)))
})

function relay(client, browser) {
  const early = []
  browser.on('open', () => early.splice(0).forEach((text) => browser.send(text)))
  browser.on('message', (data) => client.send(String(data)))
  browser.on('close', () => client.close())
  client.on('close', () => browser.close())
  client.on('message', (data) => {
    const text = String(data)
    const { id, method } = JSON.parse(text)
    if (method === UNKNOWN) client.send(JSON.stringify({ type: 'success', id, result: {} }))
    else if (browser.readyState === WebSocket.OPEN) browser.send(text)
    else early.push(text)
  })
}
