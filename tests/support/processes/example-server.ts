import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endWithThisProcess } from '../../../scripts/topology/end-with-this-process.ts'

type Options = {
  program: string
  /** Its arguments; `file` is the configuration and `folder` a folder for what it writes. */
  args: (file: string, folder: string) => string[]
  /** Where it answers once it has started. */
  url: string
  /** One of the project's examples of a configuration. */
  example: string
  /** Words of the example and what stands there in the test; `{folder}` in those is the folder. */
  replaced: Record<string, string>
}

/**
 * Starts a server of somebody else's with one of our examples as its configuration, in which the addresses of the example are replaced
 * by those of the test. Throws when the example lacks what is replaced, and with what the server said when it does not start.
 */
export async function startExample({ program, args, url, example, replaced }: Options) {
  const folder = await mkdtemp(join(tmpdir(), 'larkspur-example-'))
  // What runs as another user than ours goes through it.
  await chmod(folder, 0o755)
  let text = await readFile(example, 'utf8')
  for (const [before, after] of Object.entries(replaced)) {
    if (!text.includes(before)) throw new Error(`There is no ${before} in ${example}`)
    text = text.replaceAll(before, after.replaceAll('{folder}', folder))
  }
  const file = join(folder, 'example.conf')
  await writeFile(file, text)
  const child = spawn(program, args(file, folder), { stdio: 'pipe' })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text))
  const gone = once(child, 'exit')
  endWithThisProcess(child, 'SIGTERM')
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${program} did not start:\n${said}`)
    const answer = await fetch(url, { redirect: 'manual' }).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer) break
    await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, 50))])
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM')
      await gone
      await rm(folder, { recursive: true, force: true })
    },
  }
}
