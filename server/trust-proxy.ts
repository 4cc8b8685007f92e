import { BlockList, isIP } from 'node:net'

/** Whose word about a visitor's address is taken: nobody's, that of so many proxies, or that of proxies at addresses. */
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
 * The same as Fastify wants it, which takes no plain number: a proxy's place is counted from the shop outwards, so that
 * what a visitor wrote stands behind all that counts.
 */
export function proxyTrust(
  trust: TrustProxy,
): false | string[] | ((address: string, hop: number) => boolean) {
  return typeof trust === 'number' ? (_address, hop) => hop < trust : trust
}

/** An address, or a network smaller than the whole Internet: nobody's proxies are everywhere. */
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
