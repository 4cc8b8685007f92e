import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { request } from 'undici'
import { pino } from 'pino'
import { DEMO } from '../../demo/demo.ts'
import { startStore } from '../../store/start.ts'
import { MEASURED_STORE } from '../store-options.ts'
import { PLANNED } from './requests.ts'

const FOLDER = join(import.meta.dirname, '..', 'plans')

/** Keeps the plans of the statements behind a few questions, as PostgreSQL ran them: `plans/<question>-<size>.txt`. */
export async function keepPlans(size: number, databaseUrl: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  const url = new URL(databaseUrl)
  const settings = {
    jit: 'off',
    max_parallel_workers_per_gather: '0',
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_buffers': 'on',
    'auto_explain.log_timing': 'off',
    // What a function of the database runs is behind the question, too.
    'auto_explain.log_nested_statements': 'on',
    'auto_explain.log_level': 'notice',
    client_min_messages: 'notice',
  }
  url.searchParams.set(
    'options',
    Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  )
  const plans: string[] = []
  const stopListening = listen((notice) => plans.push(notice))
  const store = await startStore({
    ...DEMO,
    ...MEASURED_STORE,
    databaseUrl: url.href,
    logger: pino({ level: 'silent' }),
  })
  try {
    for (const [name, path] of Object.entries(PLANNED)) {
      plans.length = 0
      const answer = await request(store.url + path)
      await answer.body.dump()
      if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`)
      await writeFile(join(FOLDER, `${name}-${size}.txt`), `GET ${path}\n\n${plans.join('\n\n')}\n`)
    }
  } finally {
    await store.stop()
    stopListening()
  }
}

/** Hears the notices of every connection that is opened from now on. */
function listen(hear: (notice: string) => void): () => void {
  const { prototype } = pg.Client as unknown as { prototype: { connect: (...args: unknown[]) => unknown } }
  const connect = prototype.connect
  prototype.connect = function (this: pg.Client, ...args) {
    this.on('notice', ({ message }) => {
      if (message?.startsWith('duration:')) hear(message)
    })
    return connect.apply(this, args)
  }
  return () => {
    prototype.connect = connect
  }
}
