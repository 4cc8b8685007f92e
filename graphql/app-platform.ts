import { APP_PLATFORMS } from '../contract/primitives.ts'
import type { AppPlatform } from '../contract/primitives.ts'

/** Which of the shop's apps a request says it comes from, by its `X-App-Platform`; undefined for a browser. */
export function appPlatformOf(header: string | string[] | undefined): AppPlatform | undefined {
  return APP_PLATFORMS.find((platform) => platform === header)
}
