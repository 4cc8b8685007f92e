import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { DCLinter } from 'dclint'
import { validate } from 'dockerfile-utils'
import * as apps from 'kubernetes-models/apps/v1'
import * as autoscaling from 'kubernetes-models/autoscaling/v2'
import * as batch from 'kubernetes-models/batch/v1'
import * as networking from 'kubernetes-models/networking.k8s.io/v1'
import * as policy from 'kubernetes-models/policy/v1'
import * as core from 'kubernetes-models/v1'
import { describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { KUBERNETES, KUSTOMIZATION, kubernetesResources } from '../tests/support/kubernetes-resources.ts'

// What reads these files in earnest is not on every machine. Here the compose file is compared with the schema of the Compose specification, the
// Dockerfile with the instructions and flags that Docker knows, and each Kubernetes resource with the API's own schema, in which no field is unknown.

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => readFile(join(ROOT, path), 'utf8')

describe('compose.yaml', () => {
  /** Matters of taste. */
  const TASTE = [
    ...['no-quotes-in-volumes', 'service-keys-order', 'services-alphabetical-order'],
    'top-level-properties-order',
  ]

  it('is a compose file, and publishes no port to everybody', () => {
    const rules = Object.fromEntries(TASTE.map((rule) => [rule, 0 as const]))
    const linter = new DCLinter({ rules, quiet: false, debug: false, exclude: [] })
    const found = linter.lintFiles([join(ROOT, 'compose.yaml')], false)
    expect(found.flatMap(({ messages }) => messages)).toEqual([])
  })
})

describe('Dockerfile', () => {
  it('has instructions and flags that there are', async () => {
    const text = await read('Dockerfile')
    expect(validate(text)).toEqual([])
    const wrong = validate(text.replace('COPY --from', 'COPY --form'))
    expect(wrong.map(({ message }) => message)).toEqual(['Unknown flag: form'])
  })
})

type Kinds = Record<string, { prototype: { validate: (this: object) => void } } | undefined>
const APIS: Record<string, Kinds | undefined> = {
  v1: core,
  'apps/v1': apps,
  'policy/v1': policy,
  'autoscaling/v2': autoscaling,
  'batch/v1': batch,
  'networking.k8s.io/v1': networking,
}

type Resource = { apiVersion: string; kind: string; spec?: object }

/** What is wrong with a resource by the schema of its kind; nothing when it is well. */
function problemsOf(resource: Resource): string[] {
  const asked = new Map<object, Set<string>>()
  try {
    APIS[resource.apiVersion]?.[resource.kind]?.prototype.validate.call(watched(resource, asked))
  } catch (error) {
    return [String(error)]
  }
  return unknownFields(resource, asked)
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Returns a value that notes in `asked` which of its fields are looked at, however deep. */
function watched(value: object, asked: Map<object, Set<string>>): object {
  const fields = asked.get(value) ?? new Set()
  asked.set(value, fields)
  return new Proxy(value, {
    get(target, key) {
      if (typeof key === 'string') fields.add(key)
      const field: unknown = Reflect.get(target, key)
      return isObject(field) ? watched(field, asked) : field
    },
  })
}

/** The schema lets unknown fields be, as the API does; it never looks at them, though. */
function unknownFields(value: object, asked: Map<object, Set<string>>, path = ''): string[] {
  return Object.entries(value).flatMap(([key, field]) => {
    if (!asked.get(value)?.has(key)) return [`${path}/${key} is unknown`]
    return isObject(field) ? unknownFields(field, asked, `${path}/${key}`) : []
  })
}

const resources = await kubernetesResources<Resource>()

describe(KUBERNETES, () => {
  it.each(resources)('$file: $resource.kind is one', ({ resource }) => {
    expect(problemsOf(resource)).toEqual([])
  })

  it('would not be with a field that is written wrongly, or has the wrong kind of value', () => {
    const text = stringify(resources.find(({ resource }) => resource.kind === 'Deployment')?.resource)
    const misspelled = parse(text.replace('livenessProbe:', 'livenesProbe:')) as Resource
    expect(problemsOf(misspelled)).toEqual(['/spec/template/spec/containers/0/livenesProbe is unknown'])
    const wrong = parse(text.replace(/containerPort: \d+/, 'containerPort: two')) as Resource
    expect(problemsOf(wrong)).toEqual([expect.stringContaining('containerPort must be integer')])
  })

  it.each(['.', 'migration'])('%s names each of its files in the list of what is applied', async (folder) => {
    const list = await read(join(KUBERNETES, folder, KUSTOMIZATION))
    const { resources: applied } = parse(list) as { resources: string[] }
    expect(applied.toSorted()).toEqual(
      [...new Set(resources.map(({ file }) => file))]
        .filter((file) => dirname(file) === folder && !file.includes('.example.'))
        .map((file) => basename(file))
        .toSorted(),
    )
  })
})
