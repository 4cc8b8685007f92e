import { APP_PLATFORMS } from '../contract/types/primitives.ts'
import type { AppPlatform } from '../contract/types/primitives.ts'

/** The app that a request names in `X-App-Platform`; undefined for a browser. */
export function appPlatformOf(header: string | string[] | undefined): AppPlatform | undefined {
  return APP_PLATFORMS.find((platform) => platform === header)
}
