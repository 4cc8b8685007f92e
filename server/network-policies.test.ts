import { BlockList } from 'node:net'
import { expect, test } from 'vitest'
import { kubernetesResources } from '../tests/support/kubernetes-resources.ts'

// Who reaches whom by operations/kubernetes/network.yaml, as a network that obeys NetworkPolicies decides it: a pod that policies of a direction select
// lets through what one of them allows in it, and any other pod everything. Both ends have to agree.

type Selector = {
  matchLabels?: Record<string, string>
  matchExpressions?: { key: string; operator: string; values: string[] }[]
}
type Peer = {
  podSelector?: Selector
  namespaceSelector?: Selector
  ipBlock?: { cidr: string; except?: string[] }
}
type Rule = { from?: Peer[]; to?: Peer[]; ports?: { protocol: string; port: number }[] }
type Policy = {
  kind: string
  spec: { podSelector: Selector; policyTypes: string[]; ingress?: Rule[]; egress?: Rule[] }
}
/** A pod by its labels and namespace, or something outside of the cluster by its address. */
type End = { namespace?: string; labels?: Record<string, string>; address?: string }

const policies = (await kubernetesResources<Policy>())
  .map(({ resource }) => resource)
  .filter(({ kind }) => kind === 'NetworkPolicy')

const SHOP = 'shop'
const pod = (app: string): End => ({ namespace: SHOP, labels: { app } })
const ENDS = {
  ingress: { namespace: 'ingress-nginx', labels: { app: 'ingress' } },
  prometheus: { namespace: 'monitoring', labels: { app: 'prometheus' } },
  'another pod': pod('somebody-else'),
  'another namespace': { namespace: 'other', labels: { app: 'larkspur-gateway' } },
  gateway: pod('larkspur-gateway'),
  store: pod('larkspur-store'),
  worker: pod('larkspur-worker'),
  migration: pod('larkspur-migration'),
  postgres: pod('postgres'),
  valkey: pod('valkey'),
  Stripe: { address: '54.187.174.169' },
  'the cloud’s metadata': { address: '169.254.169.254' },
  dns: { namespace: 'kube-system', labels: { 'k8s-app': 'kube-dns' } },
} satisfies Record<string, End>
type Name = keyof typeof ENDS

function selects({ matchLabels = {}, matchExpressions = [] }: Selector, labels: Record<string, string>) {
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(({ key, operator, values }) => {
      expect(operator).toBe('In')
      return values.includes(labels[key] ?? '')
    })
  )
}

function within(address: string, cidr: string): boolean {
  const [network = '', prefix] = cidr.split('/')
  const list = new BlockList()
  list.addSubnet(network, Number(prefix))
  return list.check(address)
}

function isPeer({ podSelector, namespaceSelector, ipBlock }: Peer, end: End): boolean {
  if (ipBlock)
    return (
      end.address !== undefined &&
      within(end.address, ipBlock.cidr) &&
      !ipBlock.except?.some((cidr) => within(end.address ?? '', cidr))
    )
  if (!end.labels) return false
  const isThere = namespaceSelector
    ? selects(namespaceSelector, { 'kubernetes.io/metadata.name': end.namespace ?? '' })
    : end.namespace === SHOP
  return isThere && (!podSelector || selects(podSelector, end.labels))
}

function lets(end: End, direction: 'Ingress' | 'Egress', other: End, port: number): boolean {
  const { labels } = end
  if (end.namespace !== SHOP || !labels) return true
  const ofEnd = policies.filter(
    ({ spec }) => spec.policyTypes.includes(direction) && selects(spec.podSelector, labels),
  )
  if (!ofEnd.length) return true
  const rules = ofEnd.flatMap(({ spec }) => (direction === 'Ingress' ? spec.ingress : spec.egress) ?? [])
  return rules.some(
    ({ from, to, ports }) =>
      (from ?? to ?? []).some((peer) => isPeer(peer, other)) &&
      (ports ?? []).some((one) => one.port === port),
  )
}

const reaches = (from: Name, to: Name, port: number) =>
  lets(ENDS[from], 'Egress', ENDS[to], port) && lets(ENDS[to], 'Ingress', ENDS[from], port)

/** All who reach a port of somebody. */
const whoReaches = (to: Name, port: number) =>
  (Object.keys(ENDS) as Name[]).filter((from) => from !== to && reaches(from, to, port))

test.each<[to: Name, port: number, by: Name[]]>([
  ['gateway', 3000, ['ingress']],
  ['store', 3001, ['gateway', 'worker']],
  ['postgres', 5432, ['store', 'worker', 'migration']],
  ['valkey', 6379, ['gateway', 'store', 'worker']],
  ...(['gateway', 'store', 'worker', 'migration'] as const).map((name): [Name, number, Name[]] => [
    name,
    9464,
    ['prometheus'],
  ]),
  ['worker', 3000, []],
  ['store', 5432, []],
])('%s is reached at %i by %j alone', (to, port, by) => {
  expect(whoReaches(to, port)).toEqual(by)
})

test('stores and workers reach the internet and no address of the cloud itself; gateways reach neither', () => {
  const ofShop = ['gateway', 'store', 'worker', 'migration'] as const
  expect(ofShop.filter((name) => reaches(name, 'Stripe', 443))).toEqual(['store', 'worker'])
  expect(ofShop.filter((name) => reaches(name, 'Stripe', 587))).toEqual(['worker'])
  expect(ofShop.filter((name) => reaches(name, 'Stripe', 80))).toEqual([])
  for (const port of [80, 443])
    expect(ofShop.filter((name) => reaches(name, 'the cloud’s metadata', port))).toEqual([])
  expect(ofShop.filter((name) => reaches(name, 'dns', 53))).toEqual(ofShop)
})

test('each port that a process listens at is reached by somebody, so that no rule has another', async () => {
  type Workload = {
    metadata: { name: string }
    spec?: { template?: { spec: { containers: { ports?: { containerPort: number }[] }[] } } }
  }
  const listening = (await kubernetesResources<Workload>()).flatMap(({ resource: { metadata, spec } }) =>
    (spec?.template?.spec.containers ?? []).flatMap(({ ports = [] }) =>
      ports.map(({ containerPort }) => ({
        name: metadata.name.replace('larkspur-', '') as Name,
        port: containerPort,
      })),
    ),
  )
  expect(listening).toHaveLength(5)
  expect(listening.filter(({ name, port }) => !whoReaches(name, port).length)).toEqual([])
})
