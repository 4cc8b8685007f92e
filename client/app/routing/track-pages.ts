import type { createBrowserRouter } from 'react-router-dom'
import { startTagManager } from '../../data/tracking/tags.ts'
import { trackEarlierSignIn } from '../../data/tracking/track-sign-in.ts'
import { track } from '../../data/tracking/track.ts'
import { pageAt } from './address.ts'
import { shownPage } from './shown-page.ts'

/** A page that is only passed through was not viewed. */
const VIEW_MS = 250

/** Tells of each page that is shown, a moment after it is. Answers with what to call when the visitor agrees. */
export function trackPages(router: ReturnType<typeof createBrowserRouter>): () => void {
  let told = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    const { name } = shownPage(router.state)
    const { pathname } = router.state.location
    track({ event: 'page_view', page: name, path: pageAt(pathname).secret ? '' : pathname })
  }
  const consider = () => {
    const { navigation, location } = router.state
    const key = `${location.key} ${location.pathname} ${shownPage(router.state).name}`
    if (navigation.state !== 'idle' || key === told) return
    told = key
    clearTimeout(timer)
    timer = setTimeout(tell, VIEW_MS)
  }
  router.subscribe(consider)
  consider()
  startTagManager()
  return () => {
    tell()
    trackEarlierSignIn()
    startTagManager()
  }
}
