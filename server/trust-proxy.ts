import { BlockList, isIP } from 'node:net'

/** The proxies whose X-Forwarded-For counts: none, a number of them, or those at some addresses. */
export type TrustProxy = false | number | string[]

const HOW =
  'how many proxies stand in front of the shop (1), or their addresses and networks (10.0.0.0/8,2001:db8::1)'
const MOST_HOPS = 10

/** Reads TRUST_PROXY. Throws an Error whose message says what to write instead. */
export function readTrustProxy(text: string): TrustProxy {
  const value = text.trim()
  if (/^(false|0)$/i.test(value)) return false
  if (/^(true|yes|on)$/i.test(value))
    throw new Error(`must say whom to believe, as visitors write X-Forwarded-For too: ${HOW}`)
  if (/^\d+$/.test(value)) {
    if (Number(value) <= MOST_HOPS) return Number(value)
    throw new Error(`must be ${HOW}`)
  }
  const proxies = value.split(',').map((entry) => entry.trim())
  const wrong = proxies.filter((entry) => !isNetwork(entry))
  if (wrong.length) throw new Error(`must be ${HOW}; not an address or a network: ${wrong.join(', ')}`)
  return proxies
}

/**
 * The setting for Fastify, which takes no plain number. Proxies are counted from the shop outwards, so what a visitor wrote
 * never counts.
 */
export function proxyTrust(
  trust: TrustProxy,
): false | string[] | ((address: string, hop: number) => boolean) {
  return typeof trust === 'number' ? (_address, hop) => hop < trust : trust
}

/** Returns true for an address or a network, but not for one that covers the whole Internet. */
function isNetwork(entry: string): boolean {
  const [address = '', bits, ...more] = entry.split('/')
  const family = isIP(address)
  if (!family || more.length) return false
  if (bits === undefined) return true
  if (!/^\d{1,3}$/.test(bits) || bits === '0') return false
  try {
    new BlockList().addSubnet(address, Number(bits), family === 4 ? 'ipv4' : 'ipv6')
    return true
  } catch {
    return false
  }
}
