import type { Page } from '@playwright/test'
import { expect } from '../shopper.ts'

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

/** Runs on the page. What is seen of it beyond its window, where no pushing within the page leads. */
function widthBeyond(): string[] {
  const width = document.documentElement.clientWidth
  const isPushed = (element: Element | null): boolean => {
    for (let box = element; box && box !== document.body; box = box.parentElement)
      if (/auto|scroll|hidden|clip/.test(getComputedStyle(box).overflowX)) return true
    return false
  }
  const beyond = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right } = element.getBoundingClientRect()
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    return isSeen && right > width + 1 && left < width * 3 && !isPushed(element)
  })
  return beyond.slice(0, 3).map(({ outerHTML }) => outerHTML.slice(0, 160))
}

/** Runs on the page. How much of the window is covered by what stays in place while the page is scrolled. */
function heldAbove(): number {
  const held = [...document.body.querySelectorAll('*')].filter((element) => {
    const { position } = getComputedStyle(element)
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    return (position === 'fixed' || position === 'sticky') && isSeen
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
  const drawn = [...document.querySelectorAll('button svg, a svg, summary svg')].filter((icon) => {
    const { stroke, color } = getComputedStyle(icon)
    return isSeen(icon) && !icon.closest('[data-swatch]') && stroke !== 'none' && stroke !== color
  })
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
    const isSame = stop.what === before && !stop.what.includes('type="date"')
    if (isSame) wrong.push(`Tab does not go on: ${stop.what}`)
    before = stop.what
  }
  expect.soft(wrong.slice(0, 5), `${name} by the keyboard`).toEqual([])
}

/** Runs on the page. What has the focus, and what is wrong with how it shows. */
async function focusedStop(): Promise<Stop> {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body)
    return { what: '', wrong: null, isEnd: true }
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  const places = [...document.querySelectorAll('*')].indexOf(focused)
  const what = `${focused.outerHTML.slice(0, 140)} #${places}`
  // A field's frame may be that of the box around it, a radio button's that of the card over which it lies unseen.
  const shows = [
    focused,
    focused.nextElementSibling,
    focused.closest('label'),
    focused.parentElement,
    focused.parentElement?.parentElement,
  ]
  const looks = () =>
    shows.map((element) => {
      if (!element) return ''
      const { outline, boxShadow, borderColor, backgroundColor, textDecoration } = getComputedStyle(element)
      return [outline, boxShadow, borderColor, backgroundColor, textDecoration].join()
    })
  const withFocus = looks()
  // However short, a transition begins with what was.
  const isDrawn = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  // A date has three parts, of which the first would have the focus again.
  const isDate = focused instanceof HTMLInputElement && focused.type === 'date'
  if (!isDate) focused.blur()
  await isDrawn()
  const without = looks()
  if (!isDate) focused.focus({ preventScroll: true })
  await isDrawn()
  const isSame = withFocus.join() === without.join()
  if (isDate ? getComputedStyle(focused).outlineStyle === 'none' : isSame)
    return { what, wrong: 'no frame', isEnd: false }
  const seen = (
    shows.find((element) => element && element.getBoundingClientRect().width > 4) ?? focused
  ).getBoundingClientRect()
  if (seen.bottom <= 0 || seen.top >= window.innerHeight)
    return { what, wrong: 'out of the window', isEnd: false }
  const x = (Math.max(0, seen.left) + Math.min(window.innerWidth, seen.right)) / 2
  const within = (y: number) => Math.min(window.innerHeight - 1, Math.max(0, y))
  const isOwn = (element: Element | null) =>
    shows.some((one) => one && element && (one.contains(element) || element.contains(one)))
  const over = () =>
    [seen.top + 1, (seen.top + seen.bottom) / 2, seen.bottom - 1].map((y) =>
      document.elementFromPoint(x, within(y)),
    )
  // What lies over it may be about to leave.
  for (let tries = 0; tries < 10 && over().every((element) => !isOwn(element)); tries++)
    await new Promise((passed) => setTimeout(passed, 50))
  // Some of it may be covered, not all.
  const wrong = over().every((element) => !isOwn(element))
    ? `under ${over()[1]?.outerHTML.slice(0, 60)}`
    : null
  return { what, wrong, isEnd: false }
}
