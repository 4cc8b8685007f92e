import type { Config } from '../config.ts'
import { inlineHash } from '../inline-hash.ts'
import { drawsInline, pagePolicy } from '../ssr/page-policy.ts'
import { loadRenderer } from '../ssr/renderer.ts'
import { thirdPartiesOf } from '../ssr/third-parties.ts'

/** The headers that a shop with this configuration sends a payment page with. `bundle` is the folder of the built pages. */
export async function expectedHeaders(config: Config, bundle: string): Promise<Record<string, string>> {
  const { site } = await loadRenderer(bundle)
  const path = '/payment/stripe/AAAA2222'
  const nonce = drawsInline(thirdPartiesOf(config), path) ? '{nonce}' : undefined
  return {
    'cross-origin-opener-policy': 'same-origin',
    ...pagePolicy(config, { path, nonce, styles: site.inlineStyles.map(inlineHash) }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, no-store',
    ...(config.mode === 'live' && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}
