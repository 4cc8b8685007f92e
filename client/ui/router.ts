import { use } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom'

/**
 * The router itself, for what a page has by the hundred: links and the buttons of cards. The hooks of React Router draw whoever uses them
 * anew with each state of the router, such as a change in the background. Undefined outside of the shop's routes.
 */
export const useRouter = () => use(DataRouterContext)?.router
