import type { Config } from 'vike/types'

// One page for every address: React Router decides what it shows, vike builds it, serves it in development
// and writes the frame with the bundle's tags.
export default {
  clientRouting: false,
  injectScriptsAt: 'HTML_BEGIN',
  passToClient: [],
} satisfies Config
