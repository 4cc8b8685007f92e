/**
 * `npm run supply-chain` looks at what the shop is made of that others wrote: the lockfile's hashes, licences and install scripts; it writes
 * a CycloneDX SBOM of what runs in production to `dist/sbom.cdx.json`, and asks for known weaknesses: npm's registry, or, with
 * `-- --advisories <folder>`, advisories in OSV's format. Exits with 1 when anything is wrong, or when nobody could be asked for weaknesses.
 */
import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readCommandLine } from './command-line.ts'
import { affectedBy, readAdvisories } from './supply-chain/advisories.ts'
import { readLicence } from './supply-chain/licences.ts'
import type { Lockfile, Manifest, Package } from './supply-chain/lockfile.ts'
import { packagesOf, problemsOf } from './supply-chain/lockfile.ts'

const ROOT = join(import.meta.dirname, '..')
const SBOM = join('dist', 'sbom.cdx.json')
const MOST_BYTES = 64 * 1024 * 1024

const USAGE = `npm run supply-chain -- [--advisories=<folder>]

  --advisories  asks the advisories in a folder, in OSV's format, and not the registry`
const { values } = readCommandLine(USAGE, { advisories: { type: 'string' } })
const [lockfile, manifest] = await Promise.all([
  readJson<Lockfile>('package-lock.json'),
  readJson<Manifest>('package.json'),
])
const packages = packagesOf(lockfile)

const problems = problemsOf(lockfile, manifest)
console.log(`${packages.length} packages, ${packages.filter(({ dev }) => !dev).length} of them in production`)
printLicences(packages)
await writeSbom()
problems.push(...(values.advisories ? await fromFolder(values.advisories) : await fromRegistry()))

for (const problem of problems) console.log(`✗ ${problem}`)
console.log(problems.length ? `${problems.length} problems` : 'Nothing is wrong.')
process.exitCode = problems.length ? 1 : 0

async function readJson<Json>(name: string): Promise<Json> {
  return JSON.parse(await readFile(join(ROOT, name), 'utf8')) as Json
}

function printLicences(all: Package[]): void {
  const byLicence = Map.groupBy(all, ({ name, license }) => license ?? readLicence(name) ?? 'none named')
  for (const [licence, users] of [...byLicence].toSorted(([, one], [, other]) => other.length - one.length))
    console.log(`  ${String(users.length).padStart(5)}  ${licence}`)
}

async function writeSbom(): Promise<void> {
  const { stdout } = await npm('sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only')
  const sbom = JSON.parse(stdout) as { bomFormat: string; specVersion: string; components: unknown[] }
  await mkdir(join(ROOT, 'dist'), { recursive: true })
  await writeFile(join(ROOT, SBOM), stdout)
  console.log(`${SBOM}: ${sbom.bomFormat} ${sbom.specVersion}, ${sbom.components.length} components`)
}

async function fromFolder(folder: string): Promise<string[]> {
  const advisories = await readAdvisories(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return []
    throw error
  })
  console.log(`${advisories.length} advisories in ${folder}`)
  if (!advisories.length) return [`Nobody was asked for known weaknesses: ${folder} has no advisory in it.`]
  return affectedBy(advisories, packages)
}

async function fromRegistry(): Promise<string[]> {
  const { stdout } = await npm('audit', '--json', '--audit=true')
  const answer = parsed(stdout) as {
    message?: string
    vulnerabilities?: Record<string, { severity: string }>
  }
  if (!answer.vulnerabilities)
    return [
      `Nobody was asked for known weaknesses: the registry answered “${answer.message ?? 'nothing'}”. Fetch the advisories (OSV offers all of npm's as one file) and name their folder: npm run supply-chain -- --advisories <folder>`,
    ]
  console.log('npm audit was answered')
  return Object.entries(answer.vulnerabilities).map(
    ([name, { severity }]) => `${name}: ${severity} (npm audit says more)`,
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

/** Runs npm; what it finds it says by its exit code, too, so that one is no failure here. */
async function npm(...args: string[]): Promise<{ stdout: string }> {
  return promisify(execFile)('npm', args, { cwd: ROOT, maxBuffer: MOST_BYTES }).catch(
    (error: { stdout?: string; message: string }) => {
      if (error.stdout) return { stdout: error.stdout }
      throw new Error(`npm ${args.join(' ')}: ${error.message}`)
    },
  )
}
