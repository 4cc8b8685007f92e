import { CombinedError } from 'urql'
import { data, redirectDocument, replace } from 'react-router-dom'
import type {
  ActionFunction,
  ActionFunctionArgs,
  LoaderFunction,
  LoaderFunctionArgs,
  RouteObject,
  ShouldRevalidateFunction,
  ShouldRevalidateFunctionArgs,
} from 'react-router-dom'
import { painted } from '../../data/browser/painted.ts'
import { OutdatedPage } from '../../data/graphql/outdated-page.ts'
import { TooManyRequests } from '../../data/graphql/too-many-requests.ts'
import type { PageHandle } from '../../data/page/page-handle.ts'
import type { LazyAction } from '../../data/page/when-sent.ts'
import { MissingAction } from '../../data/page/when-sent.ts'
import { showToast } from '../../data/toasts.ts'
import { REFUSED } from '../../ui/form/form-events.ts'
import type { FormAnswer } from '../../ui/form/form-problem.ts'
import { FAILED_ANSWER } from '../../ui/form/staying-answer.ts'
import { enforceGuards } from './browser-guards.ts'
import { importModule, mayLeaveForDocument } from './chunk-failure.ts'
import { currentAnswer, isAtRest, isLeadingTo } from './current-router.ts'
import { isShopReached, sendAsDocument } from './document-form.ts'
import { FailedChange, isDeliberateResponse, isReportedElsewhere, toastForFailure } from './failed-change.ts'
import { cachePage, cachedPage } from './page-cache.ts'

/**
 * Makes the action's answer that shows a form again, from what that form sends. A page needs it for a form that only the
 * answer to another form shows, such as the one that asks for a code. Undefined for a form that is always there.
 */
export type RestoreAnswer = (form: FormData) => unknown

type RouteModule = {
  Component?: RouteObject['Component']
  loader?: LoaderFunction
  restoreAnswer?: RestoreAnswer
} & Pick<RouteObject, 'action' | 'shouldRevalidate'>

const modules = {
  ...import.meta.glob<RouteModule>(['../../features/**/*.route.ts', '!../../features/styleguide/**']),
  ...(import.meta.env.DEV && import.meta.glob<RouteModule>('../../features/styleguide/*.route.ts')),
}

/** Fetches the scripts of pages, by the pages' ids. */
const scripts = new Map<string, () => Promise<RouteModule>>()
/** The pages whose scripts are here. */
const here = new Set<string>()

/** Fetches the scripts of a page by its id, and does nothing else. Rejects when they cannot be had. */
export async function fetchScripts(id: string): Promise<void> {
  await scripts.get(id)?.()
  here.add(id)
}

/** Fetches what takes the forms of a page, by its id. Rejects when that cannot be had. */
export async function fetchAction(id: string): Promise<void> {
  const { action } = (await scripts.get(id)?.()) ?? {}
  await (action as Partial<LazyAction> | undefined)?.prepare?.()
}

/**
 * A page is loaded when it is first needed. `module` is the place of its `.route.ts` below `client/features`; the page's
 * id names it, for preloading.
 */
export function page(path: string, module: string, handle: PageHandle): RouteObject {
  const load = modules[`../../features/${module}.route.ts`]
  if (!load) throw new Error(`There is no page module ${module}`)
  const id = `${path} client/features/${module}.route.ts`
  scripts.set(id, load)
  return {
    path,
    id,
    caseSensitive: true,
    handle,
    ...(handle.cache === 'shared' && { shouldRevalidate: notAfterChanges }),
    lazy: async () => {
      const isServer = import.meta.env.SSR
      // Who waits for a page does not wait for that as well.
      if (isAtRest() && !here.has(id)) await painted()
      const module = await importModule(load).catch((error: unknown) => {
        if (!isServer && mayLeaveForDocument()) return AS_DOCUMENT
        throw error
      })
      const { loader, action, shouldRevalidate, restoreAnswer, ...route } = module
      const isNews =
        shouldRevalidate ?? (handle.purchase || handle.guard === 'account' ? afterEveryChange : undefined)
      return {
        ...(isNews && { shouldRevalidate: unlessNothingWasAsked(isNews) }),
        ...route,
        ...(loader && { loader: isServer ? loader : obeying(id, handle, loader) }),
        ...(typeof action === 'function' && {
          action: isServer ? failing(action, restoreAnswer) : staying(id, action),
        }),
      }
    },
  }
}

/** A page whose scripts are gone, as the shop was renewed: what is asked of it, or sent to it, goes there without scripts. */
const AS_DOCUMENT: RouteModule = {
  loader: ({ request }) => {
    const { pathname, search } = new URL(request.url)
    throw redirectDocument(pathname + search)
  },
  action: async ({ request }) => sendAsDocument(request.url, await request.formData()),
}

/**
 * Keeps the rules of the page, which on the server are kept before any is made (server/hooks/page-guards.ts). When the shop
 * cannot be asked for the page that is shown, or for one for everybody while there is no connection, it is as it was.
 */
function obeying(id: string, handle: PageHandle, loader: LoaderFunction): LoaderFunction {
  return async (args: LoaderFunctionArgs) => {
    enforceGuards(handle, args.request)
    const { pathname, search } = new URL(args.request.url)
    const address = pathname + search
    try {
      const answer = await loader(args)
      cachePage(id, address, { data: answer, shared: handle.cache === 'shared' })
      return answer
    } catch (error) {
      if (isDeliberateResponse(error)) throw error
      // The document comes with scripts that the shop understands.
      if (error instanceof OutdatedPage && mayLeaveForDocument()) throw redirectDocument(address)
      const isShown = address === window.location.pathname + window.location.search
      const kept = cachedPage(id, address)
      if (kept && isShown) tell(error)
      if (kept && (isShown || (!navigator.onLine && kept.shared))) return kept.data
      if (error instanceof TooManyRequests) throw data(error.message, { status: 429 })
      throw handle.unanswered && error instanceof CombinedError
        ? new Response(handle.unanswered, { status: 404 })
        : error
    }
  }
}

/**
 * Wraps an action: a failure becomes a toast, and the page keeps its previous answer and what was typed. What the shop no longer
 * understands is sent once more without scripts.
 */
function staying(id: string, action: ActionFunction): ActionFunction {
  return async (args: ActionFunctionArgs) => {
    const sent = args.request.clone()
    const address = new URL(args.request.url)
    const leads = isLeadingTo(address)
    const before = leads ? currentAnswer(id) : FAILED_ANSWER
    try {
      return await action(args)
    } catch (error) {
      if (isDeliberateResponse(error)) throw error
      const isAnswered =
        error instanceof OutdatedPage || (error instanceof MissingAction && (await isShopReached()))
      if (isAnswered && mayLeaveForDocument()) return await sendAsDocument(sent.url, await sent.formData())
      tell(error)
      const { pathname, search, hash } = window.location
      // The page on which the form stands, not the one that it would have led to.
      if (address.pathname !== pathname && leads) throw replace(pathname + search + hash)
      return data(before ?? null, { status: error instanceof TooManyRequests ? 429 : 500 })
    }
  }
}

/** Wraps an action on the server: a failure renders the page of the form again. */
function failing(action: ActionFunction, restoreAnswer: RestoreAnswer | undefined): ActionFunction {
  return async (args: ActionFunctionArgs) => {
    const sent = restoreAnswer && args.request.clone()
    try {
      return await action(args)
    } catch (error) {
      throw isDeliberateResponse(error)
        ? error
        : new FailedChange(error, sent && restoreAnswer?.(await sent.formData()))
    }
  }
}

function tell(error: unknown): void {
  const { text, theme } = toastForFailure(error)
  showToast(text, theme)
  document.dispatchEvent(new Event(REFUSED))
  if (!isReportedElsewhere(error)) reportError(error)
}

/** A page that is the same for everybody is not changed by what one shopper does. */
function notAfterChanges({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod && formMethod !== 'GET' ? false : defaultShouldRevalidate
}

/** Returns true for a form that failed its own checks: nothing has changed. */
function unlessNothingWasAsked(isNews: ShouldRevalidateFunction): ShouldRevalidateFunction {
  return (args) => {
    const { problem } = (args.actionResult ?? {}) as Partial<FormAnswer>
    return problem?.isPlain ? false : isNews(args)
  }
}

/**
 * What a purchase or an account shows is asked for anew after each change: one that was refused shows that something
 * is no longer so. Who was signed out in another tab is led to sign in.
 */
function afterEveryChange({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod && formMethod !== 'GET' ? true : defaultShouldRevalidate
}
