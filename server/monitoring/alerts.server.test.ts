import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { findProgram } from '../../scripts/debian-programs.ts'

// The files for Prometheus, as its own tool reads them.
const FOLDER = join(import.meta.dirname, '../../operations/prometheus')
const promtool = await findProgram(
  {
    title: 'promtool',
    variable: 'PROMTOOL',
    paths: ['/usr/bin/promtool', '/usr/local/bin/promtool'],
    check: ['--version'],
    packages: ['prometheus'],
  },
  'the alert rules',
)

test.runIf(promtool).each([
  ['the configuration and the rules are valid', ['check', 'config', 'prometheus.yaml']],
  ['the rules alert to what they are for, and to nothing else', ['test', 'rules', 'alerts.test.yaml']],
  ['they know the hour in London, in summer, too', ['test', 'rules', 'alerts-in-summer.test.yaml']],
])('%s', async (_, args) => {
  const { stdout } = await promisify(execFile)(promtool ?? '', args, { cwd: FOLDER })
  expect(stdout).toContain('SUCCESS')
})
