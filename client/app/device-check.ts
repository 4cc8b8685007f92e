import { readCookie } from '../data/browser/cookies.ts'
import type { Device } from '../data/device.ts'
import { changeDevice } from '../data/device.ts'

const AFTER_RESIZE_MS = 50

/** The fragment that the server gives whom it sends away from the page of the app. */
const SENT_FROM_APP = '#app'

/**
 * Detects the device again, now and whenever the window has changed its size: an iPad says that it is a
 * Mac, and only a script can tell it from one. The cookie `tablet` tells the server, which decides who sees the page of
 * the app.
 */
export function watchDevice(): void {
  checkDevice()
  let timer: ReturnType<typeof setTimeout> | undefined
  addEventListener('resize', () => {
    clearTimeout(timer)
    timer = setTimeout(checkDevice, AFTER_RESIZE_MS)
  })
}

function checkDevice(): void {
  const told = readCookie(document.cookie, 'tablet') === '1'
  const tablet = isTabletAsMac(navigator.userAgent, navigator.maxTouchPoints)
  // The server knows, and has said so in the page.
  if (tablet === told) return
  document.cookie = tablet ? 'tablet=1; path=/; samesite=lax' : 'tablet=; path=/; max-age=0'
  if (tablet) changeDevice(AN_IPAD)
  if (tablet && location.pathname === '/' && location.hash === SENT_FROM_APP) location.replace('/app-landing')
}

const AN_IPAD: Partial<Device> = { mobile: false, tablet: true, desktop: false, os: 'iOS' }

/** No Mac can be touched in more than one place at once. */
export const isTabletAsMac = (userAgent: string, touchPoints: number): boolean =>
  /\bMacintosh\b/.test(userAgent) && touchPoints > 1
