import type { Plugin } from 'vite'

/** The modules of React Router. */
const ROUTER = /[\\/]node_modules[\\/]react-router[\\/].*\.mjs$/
/** A name by which React's developer tools show a component: it keeps the component in the bundle where nobody uses it. */
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm
/** A component, and a warning to whoever develops with the router: calls that the bundler may leave out when nobody uses what they return. */
const WITHOUT_EFFECT = /(?<== )(?=\w+\.forwardRef\()|(?<=^ +)(?=warning(?:Once)?\()/gm
/** Which build of the router it is. The entry of the package leads bundlers to the one for development. */
const DEVELOPMENT = 'var ENABLE_DEV_WARNINGS = true'

/**
 * Lets the bundler leave out of React Router what no page uses: its links, which bring along what its framework prefetches by, and its
 * warnings.
 */
export function leanRouter(): Plugin {
  return {
    name: 'larkspur:lean-router',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: ROUTER },
      handler: (code) => ({
        code: code
          .replaceAll(DISPLAY_NAME, '')
          .replaceAll(WITHOUT_EFFECT, '/* @__PURE__ */ ')
          .replace(DEVELOPMENT, DEVELOPMENT.replace('true', 'false')),
        map: null,
      }),
    },
  }
}
