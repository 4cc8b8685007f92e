import type { Page } from '@playwright/test'
import { expect } from './shopper.ts'

/** A desk's width at four times its size, which WCAG 1.4.10 asks for, and the height that is left. */
const ENLARGED = { width: 320, height: 256 }
const DESK = { width: 1280, height: 800 }
/** Who goes by the keyboard comes to the end of the longest pages after so many presses; what is behind is not tried. */
const MOST_STOPS = 120

/** At 400 % nothing has to be pushed sideways, and what stays in place leaves most of the window to what is read. */
export async function expectReadableEnlarged(page: Page, name: string): Promise<void> {
  await page.setViewportSize(ENLARGED)
  expect.soft(await page.evaluate(widthBeyond), `${name} at 400 %`).toEqual([])
  await page.evaluate(() => window.scrollTo(0, 600))
  expect
    .soft(await page.evaluate(heldAbove), `${name} at 400 %: what stays in place`)
    .toBeLessThanOrEqual(128)
  await page.setViewportSize(DESK)
}

/** With letters twice as large nothing is pushed out of the window. */
export async function expectReadableInLargeLetters(page: Page, name: string): Promise<void> {
  await page.setViewportSize(DESK)
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  expect.soft(await page.evaluate(widthBeyond), `${name} in letters of 200 %`).toEqual([])
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
}

/** Runs on the page. What makes it wider than its window: the outermost parts that end beyond it. */
function widthBeyond(): string[] {
  const width = document.documentElement.clientWidth
  if (document.documentElement.scrollWidth <= width) return []
  const beyond = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > width + 1,
  )
  return [
    `${document.documentElement.scrollWidth} px`,
    ...beyond.slice(0, 3).map(({ outerHTML }) => outerHTML.slice(0, 120)),
  ]
}

/** Runs on the page. How much of the window is covered by what stays in place while the page is scrolled. */
function heldAbove(): number {
  const held = [...document.body.querySelectorAll('*')].filter((element) => {
    const { position, visibility } = getComputedStyle(element)
    return (position === 'fixed' || position === 'sticky') && visibility === 'visible'
  })
  let covered = 0
  for (const element of held) {
    const { top, bottom, width } = element.getBoundingClientRect()
    const isBar = width > window.innerWidth * 0.8
    if (isBar && top <= 0 && bottom > 0) covered = Math.max(covered, bottom)
    if (isBar && top > 0 && bottom >= window.innerHeight - 1) covered += window.innerHeight - top
  }
  return Math.round(covered)
}

/** In the system's own colours whatever can be used is told from what is around it, and what is chosen from what is not. */
export async function expectUsableInForcedColours(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  expect.soft(await page.evaluate(lostInForcedColours), `${name} in forced colours`).toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
}

/** Runs on the page. Controls without words, a picture or a frame, and icons of a colour of their own. */
function lostInForcedColours(): string[] {
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const controls = [
    ...document.querySelectorAll('button, input:not([type=hidden]), select, textarea, summary'),
  ]
  const frameless = controls.filter((control) => {
    if (!isSeen(control)) return false
    const { borderStyle, borderWidth, outlineStyle, appearance } = getComputedStyle(control)
    const hasFrame = (borderStyle !== 'none' && parseFloat(borderWidth) > 0) || outlineStyle !== 'none'
    const says = control.textContent?.trim() || control.querySelector('svg, img')
    return !hasFrame && !says && appearance === 'none'
  })
  const colour = document.createElement('i')
  document.body.append(colour)
  const drawn = [...document.querySelectorAll('button svg, a svg, summary svg')].filter((icon) => {
    if (!isSeen(icon) || icon.closest('[data-swatch]')) return false
    const own = getComputedStyle(icon)
    return own.stroke !== 'none' && own.stroke !== getComputedStyle(icon.parentElement ?? icon).color
  })
  colour.remove()
  const chosen = [...document.querySelectorAll('.pick input:checked + span')].filter(
    (card) => isSeen(card) && getComputedStyle(card).outlineStyle === 'none',
  )
  return [...frameless, ...drawn, ...chosen].slice(0, 3).map(({ outerHTML }) => outerHTML.slice(0, 160))
}

/** Who wants less motion sees nothing that goes on moving. */
export async function expectStill(page: Page, name: string): Promise<void> {
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 20)
      .map((one) => (one as CSSAnimation).animationName),
  )
  expect.soft(moving, `${name} with less motion`).toEqual([])
}

type Stop = { what: string; wrong: string | null; isEnd: boolean }

/** By Tab alone: wherever the focus goes it can be seen, is not under something else, and goes on. */
export async function expectReachableByKeyboard(page: Page, name: string): Promise<void> {
  await page.setViewportSize(DESK)
  await page.evaluate(() => {
    window.scrollTo(0, 0)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  const wrong: string[] = []
  let before = ''
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(focusedStop)
    if (stop.isEnd) break
    if (stop.wrong) wrong.push(`${stop.wrong}: ${stop.what}`)
    if (stop.what === before) wrong.push(`Tab does not go on: ${stop.what}`)
    before = stop.what
  }
  expect.soft(wrong.slice(0, 5), `${name} by the keyboard`).toEqual([])
}

/** Runs on the page. What has the focus, and what is wrong with how it shows. */
function focusedStop(): Stop {
  const focused = document.activeElement
  if (!focused || focused === document.body) return { what: '', wrong: null, isEnd: true }
  const places = [...document.querySelectorAll('*')].indexOf(focused)
  const what = `${focused.outerHTML.slice(0, 140)} #${places}`
  // A radio button lies unseen over its card, which shows the frame for it.
  const shows = focused.matches('.pick input, input[type=radio], input[type=checkbox]')
    ? [focused, focused.nextElementSibling, focused.closest('label'), focused.parentElement]
    : [focused, focused.parentElement]
  const hasFrame = shows.some((element) => {
    if (!element) return false
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) || boxShadow !== 'none'
  })
  if (!hasFrame) return { what, wrong: 'no frame', isEnd: false }
  const seen = (
    shows.find((element) => element && element.getBoundingClientRect().width > 4) ?? focused
  ).getBoundingClientRect()
  const [x, y] = [
    Math.min(
      window.innerWidth - 1,
      Math.max(0, (Math.max(0, seen.left) + Math.min(window.innerWidth, seen.right)) / 2),
    ),
    (Math.max(0, seen.top) + Math.min(window.innerHeight, seen.bottom)) / 2,
  ]
  if (seen.bottom <= 0 || seen.top >= window.innerHeight)
    return { what, wrong: 'out of the window', isEnd: false }
  const on = document.elementFromPoint(x, y)
  const isCovered =
    on !== null &&
    !shows.some((element) => element && (element.contains(on) || on.contains(element))) &&
    // All of it, not only its middle.
    [seen.top + 1, seen.bottom - 1].every((edge) => {
      const there = document.elementFromPoint(x, Math.min(window.innerHeight - 1, Math.max(0, edge)))
      return (
        there && !shows.some((element) => element && (element.contains(there) || there.contains(element)))
      )
    })
  return { what, wrong: isCovered ? `under ${on.outerHTML.slice(0, 60)}` : null, isEnd: false }
}
