/**
 * Loaded before everything else (`node --import`): makes every start of the shop half a second of processor time
 * cheaper.
 *
 * To learn of what kind a file is and what a package's name stands for, Node looks into the package.json of the
 * package, and parses the whole of its `exports` for every single import. Drizzle lists 447 entries there, 180 kB: it
 * is 200 files, and most of the store imports it. All of its `.js` files are ECMAScript modules, and a package is the
 * same one for all of our own files: told so, Node looks once.
 */
import { registerHooks } from 'node:module'

const DRIZZLE = '/node_modules/drizzle-orm/'
const PACKAGES = '/node_modules/'
const IS_PACKAGE = /^[@a-z](?!ode:)/

/** What our own files import from packages, once it is resolved. */
const packages = new Map()

registerHooks({
  resolve(specifier, context, next) {
    const from = context.parentURL ?? ''
    if (specifier[0] === '.' && specifier.endsWith('.js') && from.includes(DRIZZLE))
      return { url: new URL(specifier, from).href, format: 'module', shortCircuit: true }
    if (!IS_PACKAGE.test(specifier) || from.includes(PACKAGES) || !context.conditions.includes('import'))
      return next(specifier, context)
    let resolved = packages.get(specifier)
    if (!resolved) {
      const { url, format } = next(specifier, context)
      resolved = { url, format, shortCircuit: true }
      packages.set(specifier, resolved)
    }
    return resolved
  },
})
