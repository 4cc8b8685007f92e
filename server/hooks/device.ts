import Bowser from 'bowser'
import type { FastifyRequest } from 'fastify'
import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'
import type { Device } from '../../client/data/device.ts'

/** The client hints that browsers send by default: `sec-ch-ua-mobile` and `sec-ch-ua-platform`. */
export type ClientHints = { mobile?: string | undefined; platform?: string | undefined }

/** An iPad that claims to be a Mac; the page's scripts detect it and set the cookie `tablet`. */
const AS_MAC = /\bMacintosh\b/

/** No browser's is longer, and parsing takes many regular expressions. */
const LONGEST_AGENT = 512
const LONGEST_PLATFORM = 40

/** Devices by what was sent of them: some hundred are most of all visits, and reading one costs a tenth of a millisecond. */
const devices = new LRUCache<string, Device>({ max: 1_000 })

/** Detects a device by its user agent and, where there are any, its client hints. */
export function readDevice(userAgent: string, hints: ClientHints = {}): Device {
  const agent = userAgent.slice(0, LONGEST_AGENT)
  const platform = hints.platform?.replaceAll('"', '').slice(0, LONGEST_PLATFORM)
  const key = JSON.stringify([agent, hints.mobile === '?1', platform])
  const known = devices.get(key)
  if (known) return known
  const device = detect(agent, hints.mobile === '?1', platform)
  devices.set(key, device)
  return device
}

function detect(agent: string, saysMobile: boolean, saysPlatform: string | undefined): Device {
  const { os, browser, platform } = agent ? Bowser.parse(agent) : { os: {}, browser: {}, platform: {} }
  const mobile = saysMobile || platform.type === 'mobile' || isMobileBot(platform.type, agent)
  const tablet = !mobile && platform.type === 'tablet'
  return {
    mobile,
    tablet,
    desktop: !mobile && !tablet,
    os: saysPlatform || os.name || '',
    browser: browser.name ?? '',
    crawler: isbot(agent),
  }
}

/** Crawlers that render pages as a phone say so. */
function isMobileBot(type: string | undefined, agent: string): boolean {
  return type === 'bot' && /\bMobile\b/.test(agent)
}

const known = new WeakMap<FastifyRequest, Device>()

/** The device a request comes from. */
export function deviceOf(request: FastifyRequest): Device {
  let device = known.get(request)
  if (!device) {
    const {
      'user-agent': agent = '',
      'sec-ch-ua-mobile': mobile,
      'sec-ch-ua-platform': platform,
    } = request.headers
    device = readDevice(agent, { mobile: [mobile].flat()[0], platform: [platform].flat()[0] })
    if (request.cookies.tablet === '1' && AS_MAC.test(agent))
      device = { ...device, mobile: false, tablet: true, desktop: false, os: 'iOS' }
    known.set(request, device)
  }
  return device
}
