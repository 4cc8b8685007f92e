import { isIP, isIPv4 } from 'node:net'

/**
 * What stands for the network a request comes from, wherever requests are counted. Whoever has one IPv6 address has
 * 2^64 of them: its network is the first four groups. They are written out, as `::` stands for zeros and a group may
 * begin with them. Some proxies add the port to an address, and some write an IPv4 address as an IPv6 one: that is
 * the same visitor.
 */
export function networkOf(ip: string): string {
  const [address = ''] = withoutPort(ip).split('%')
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (mapped && isIPv4(mapped)) return mapped
  if (isIP(address) !== 6 || address.includes('.')) return address
  const [before = [], after = []] = address.split('::').map((part) => (part ? part.split(':') : []))
  const zeros = Array<string>(8 - before.length - after.length).fill('0')
  const groups = [...before, ...zeros, ...after].slice(0, 4)
  return groups.map((group) => parseInt(group, 16).toString(16)).join(':')
}

function withoutPort(ip: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(ip)?.[1] ?? /^([\d.]+):\d+$/.exec(ip)?.[1] ?? ip
}
