import { execFileSync } from 'node:child_process'
import { delimiter } from 'node:path'
import { expect, test } from 'vitest'
import { environment, isNewEnough } from './run.mjs'

test('commands find the Node of the packages first, whether npm has made a link to it or not', () => {
  const path = environment().PATH?.split(delimiter) ?? []
  expect(path[0]).toMatch(/node_modules[/\\]node-[a-z0-9-]+[/\\]bin$/)
  const version = execFileSync('node', ['--version'], { env: { PATH: path[0] }, encoding: 'utf8' })
  expect(isNewEnough(version.slice(1))).toBe(true)
})
