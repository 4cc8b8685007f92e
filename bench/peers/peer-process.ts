import type { ChildProcess } from 'node:child_process'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, readdir } from 'node:fs/promises'
import process from 'node:process'
import { promisify } from 'node:util'
import { request } from 'undici'
import { freePort } from '../../scripts/free-port.ts'
import type { Measurable } from '../child.ts'
import type { Peer } from './peers.ts'
import { environmentOf } from './prepare.ts'

export type PeerProcess = Measurable & { stop: () => Promise<void> }

const STARTS_WITHIN_MS = 60_000
const POLL_MS = 100

/**
 * Starts a built peer, on one processor when `core` is given, and waits until it answers. `v1Url` is the store that it asks. Throws
 * when it does not start.
 */
export async function startPeer(peer: Peer, v1Url: string, core: number | undefined): Promise<PeerProcess> {
  const port = await freePort()
  const command = [process.execPath, ...peer.start(port)]
  // `taskset` becomes the program that it starts, and all of the program's threads and children inherit its processor.
  const [program = '', ...args] = core === undefined ? command : ['taskset', '-c', String(core), ...command]
  const child = spawn(program, args, {
    cwd: peer.folder,
    env: { ...environmentOf(peer), V1_URL: v1Url, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-2_000)))
  const url = `http://127.0.0.1:${port}`
  const ticks = Number((await promisify(execFile)('getconf', ['CLK_TCK'])).stdout)
  try {
    await untilItAnswers(`${url}/cart`, child)
  } catch (error) {
    await stop(child)
    throw new Error(`${peer.title} did not start: ${said.trim()}`, { cause: error })
  }
  return {
    url,
    cpu: async () => ((await ticksOfTree(child.pid ?? 0)) / ticks) * 1e6,
    stop: () => stop(child),
  }
}

async function untilItAnswers(url: string, child: ChildProcess): Promise<void> {
  const until = performance.now() + STARTS_WITHIN_MS
  for (;;) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}`)
    const status = await request(url).then(
      async ({ statusCode, body }) => {
        await body.dump()
        return statusCode
      },
      () => undefined,
    )
    if (status === 200) return
    if (performance.now() > until) throw new Error(`${url} answered ${status ?? 'nothing'}`)
    await new Promise((next) => setTimeout(next, POLL_MS))
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill()
  await gone
}

/**
 * The ticks of CPU that a process and all its living descendants have used, in user mode and in the kernel. A program that is not
 * ours cannot be asked for `process.cpuUsage()`, which the shop's processes answer with; the kernel counts the same for it in the
 * fields `utime` and `stime` of /proc/<pid>/stat, for all threads together, in hundredths of a second: within a run of a second
 * that is one per cent. A peer may do its work in children, so that these are counted, too.
 */
async function ticksOfTree(pid: number): Promise<number> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const stats = new Map<number, { parent: number; ticks: number }>()
  for (const id of ids) {
    // A process may end while it is looked at.
    const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => undefined)
    if (stat === undefined) continue
    // The name of the program stands in brackets and may have blanks: what is counted begins behind it, with the state.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    stats.set(id, { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) })
  }
  const isOfTree = (id: number): boolean => {
    const parent = stats.get(id)?.parent
    return id === pid || (parent !== undefined && parent > 1 && isOfTree(parent))
  }
  return [...stats].reduce((sum, [id, { ticks }]) => sum + (isOfTree(id) ? ticks : 0), 0)
}
