import { data } from 'react-router-dom'
import type {
  ActionFunction,
  ActionFunctionArgs,
  LoaderFunction,
  LoaderFunctionArgs,
  RouteObject,
  ShouldRevalidateFunctionArgs,
} from 'react-router-dom'
import { announce } from '../data/cart-notice.ts'
import { TooManyRequests } from '../data/too-many-requests.ts'
import { enforceRules } from './browser-rules.ts'
import { importModule } from './chunk-failure.ts'
import type { PageHandle } from './page-handle.ts'

type RouteModule = { Component?: RouteObject['Component']; loader?: LoaderFunction } & Pick<
  RouteObject,
  'action' | 'shouldRevalidate'
>

const modules = import.meta.glob<RouteModule>('../pages/*/*.route.ts')

/** A page is loaded when it is first needed; its id names its module, for preloading. */
export function page(path: string, module: string, handle: PageHandle): RouteObject {
  const load = modules[`../pages/${module}/${module}.route.ts`]
  if (!load) throw new Error(`There is no page module ${module}`)
  return {
    path,
    id: `${path} client/pages/${module}/${module}.route.ts`,
    caseSensitive: true,
    handle,
    ...(handle.cache === 'shared' && { shouldRevalidate: notAfterChanges }),
    lazy: async () => {
      const { loader, action, ...route } = await importModule(load)
      const isServer = import.meta.env.SSR
      return {
        ...((handle.purchase || handle.guard === 'account') && { shouldRevalidate: afterEveryChange }),
        ...route,
        ...(loader && { loader: isServer ? loader : obeying(handle, loader) }),
        ...(action && { action: isServer ? action : staying(action) }),
      }
    },
  }
}

/** On the server the rules are kept before any page is made (server/hooks/page-rules.ts). */
function obeying(handle: PageHandle, loader: LoaderFunction): LoaderFunction {
  return async (args: LoaderFunctionArgs) => {
    enforceRules(handle, args.request)
    try {
      return await loader(args)
    } catch (error) {
      throw error instanceof TooManyRequests ? data(error.message, { status: 429 }) : error
    }
  }
}

/** A change that was one too many is told of; the page, and what was typed in it, stays. */
function staying(action: ActionFunction | boolean): ActionFunction | boolean {
  if (typeof action === 'boolean') return action
  return async (args: ActionFunctionArgs) => {
    try {
      return await action(args)
    } catch (error) {
      if (!(error instanceof TooManyRequests)) throw error
      announce(error.message, true)
      return data(null, { status: 429 })
    }
  }
}

/** A page that is the same for everybody is not changed by what one shopper does. */
function notAfterChanges({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod && formMethod !== 'GET' ? false : defaultShouldRevalidate
}

/**
 * What a purchase or an account shows is asked for anew after each change: one that was refused shows that something
 * is no longer so. Who was signed out in another tab is led to sign in.
 */
function afterEveryChange({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod && formMethod !== 'GET' ? true : defaultShouldRevalidate
}
