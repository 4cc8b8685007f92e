import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { BODY_MARK } from '../document/frame.ts'
import type { Handed } from '../entry-server.tsx'
import { preparePage } from '../entry-server.tsx'
import { MENU_SYMBOLS } from '../layouts/menu-symbols.ts'
import { ICON_SYMBOLS } from '../../ui/icon-symbols.ts'
import { site } from '../site.ts'

/** The drawings of all icons, outside of what React brings to life. */
const SYMBOLS = `<svg display="none">${ICON_SYMBOLS}${MENU_SYMBOLS}</svg>`

/**
 * Prepares the page and gives vike only the frame around it. The page itself is streamed by the server into the
 * frame's mark, so that every block is sent the moment it is ready.
 */
export async function onRenderHtml(pageContext: PageContextServer & { handed: Handed }) {
  const { handed } = pageContext
  handed.site = site
  handed.prepare = preparePage
  if (handed.page) handed.answer = await preparePage(handed.page)
  const documentHtml = escapeInject`<!DOCTYPE html><html lang="en-GB"><head></head><body>${dangerouslySkipEscape(SYMBOLS + BODY_MARK)}</body></html>`
  return { documentHtml }
}
