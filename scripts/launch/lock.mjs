import { mkdir, open, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname } from 'node:path'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { say } from './root.mjs'

const BEAT = 1_000
const DEAD_AFTER = 10_000

/**
 * Does `work` while holding the lock file `path`, so that two launches do not install or build at once. The
 * holder touches the file as long as it lives: one that was not touched for ten seconds is taken over.
 */
export async function withLock(path, work) {
  await mkdir(dirname(path), { recursive: true })
  await acquire(path)
  const heart = setInterval(() => utimes(path, new Date(), new Date()).catch(() => {}), BEAT)
  try {
    return await work()
  } finally {
    clearInterval(heart)
    await rm(path, { force: true })
  }
}

async function acquire(path) {
  for (let told = false; ;) {
    try {
      return await (await open(path, 'wx')).close()
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    if (await isAbandoned(path)) {
      // Renamed first: of two that find it abandoned, one gets to remove it.
      const taken = `${path}.${process.pid}`
      await rename(path, taken).then(
        () => rm(taken, { force: true }),
        () => {},
      )
      continue
    }
    if (!told) say('another launch is installing or building; waiting for it')
    told = true
    await pause(250)
  }
}

const isAbandoned = (path) =>
  stat(path).then(
    ({ mtimeMs }) => Date.now() - mtimeMs > DEAD_AFTER,
    () => false,
  )
