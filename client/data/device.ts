import { useSyncExternalStore } from 'react'
import { sharedValue } from './browser/shared-value.ts'

/** What is known about the visitor's device. */
export type Device = {
  mobile: boolean
  tablet: boolean
  desktop: boolean
  /** E.g. `iOS`, `Android`, `Windows`; empty when unknown. */
  os: string
  /** E.g. `Safari`, `Chrome`; empty when unknown. */
  browser: string
  crawler: boolean
}

const current = sharedValue<Device | null>(null)

export const setDevice = current.set

/** Corrects what is known of the device; where nothing is known yet, nothing is begun. */
export function changeDevice(changed: Partial<Device>): void {
  const device = current.get()
  if (device) current.set({ ...device, ...changed })
}

/** The visitor's device; null where the HTML is the same for everybody, until the page has come to life. */
export function useDevice(): Device | null {
  return useSyncExternalStore(current.subscribe, current.get, () => null)
}
