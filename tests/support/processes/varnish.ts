import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from '../../../scripts/debian-programs.ts'
import type { Program } from '../../../scripts/debian-programs.ts'

const VARNISH: Program = {
  title: 'Varnish',
  variable: 'VARNISHD',
  paths: ['/usr/sbin/varnishd', '/usr/local/sbin/varnishd'],
  check: ['-V'],
  packages: ['varnish'],
}

/** The path of Varnish, which is fetched when it is missing; undefined when it cannot be had. */
export const findVarnish = (): Promise<string | undefined> => findProgram(VARNISH, 'the edge')

/**
 * Starts Varnish at a port with a configuration, in which words are replaced: the addresses of the example by those of
 * the test.
 */
export async function startVarnish(
  program: string,
  { port, config, replaced }: { port: number; config: string; replaced: Record<string, string> },
): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'larkspur-varnish-'))
  let text = await readFile(config, 'utf8')
  for (const [before, after] of Object.entries(replaced)) {
    if (!text.includes(before)) throw new Error(`There is no ${before} in ${config}`)
    text = text.replaceAll(before, after)
  }
  await writeFile(join(folder, 'shop.vcl'), text)
  const options = ['-F', '-j', 'none', '-n', join(folder, 'work'), '-s', 'malloc,64m']
  const listening = ['-a', `127.0.0.1:${port}`, '-p', 'http_gzip_support=off']
  const child = spawn(program, [...options, ...listening, '-f', join(folder, 'shop.vcl')], { stdio: 'pipe' })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text))
  const gone = once(child, 'exit')
  const takeAlong = () => child.kill('SIGTERM')
  process.on('exit', takeAlong)
  const url = `http://127.0.0.1:${port}`
  for (;;) {
    if (child.exitCode !== null) throw new Error(`Varnish did not start:\n${said}`)
    const answer = await fetch(url).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer) break
    await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, 50))])
  }
  return {
    url,
    stop: async () => {
      process.off('exit', takeAlong)
      child.kill('SIGTERM')
      await gone
      await rm(folder, { recursive: true, force: true })
    },
  }
}
