import { isIP, isIPv4 } from 'node:net'

/**
 * The network of an address, for limits. An IPv6 address stands for its first four groups, because its owner has 2^64 of
 * them; the groups are written out, since `::` and leading zeros may hide them. A port that a proxy adds is removed, and an
 * IPv4 address written as IPv6 is the IPv4 address.
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
