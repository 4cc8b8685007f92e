/**
 * The only script in a page's head. It fetches the others, which stand in a `<template>`, once what is seen first has been drawn: they are
 * ten times the style sheet and would share the line with it, with the fonts and with the pictures. A press has them fetched at once. It
 * is held until the page has come to life, so that it does the same as a little later, and does what it does without scripts when that
 * takes long.
 */

/** A slow picture, or a page that is not drawn at all, holds the scripts up for so long. */
const LONGEST_MS = 1_500

/** A press is held for so long. */
const HELD_MS = 1_500

const EARLY = ['pointerdown', 'touchstart', 'keydown'] as const

let hasBegun = false

function begin(): void {
  if (hasBegun) return
  hasBegun = true
  for (const type of EARLY) removeEventListener(type, begin, true)
  const scripts = document.querySelector<HTMLTemplateElement>('template#scripts')
  if (scripts) document.head.append(document.importNode(scripts.content, true))
}

/** When the browser has drawn the page for the first time. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
  })
}

/** When the pictures that are seen first are there, or will not come. */
async function firstPictures(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')]
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
}

async function beginWhenDrawn(): Promise<void> {
  await firstPaint()
  await firstPictures()
  // The frame with the pictures goes first.
  requestAnimationFrame(() => setTimeout(begin))
}

let pressed: HTMLElement | undefined
let release: ReturnType<typeof setTimeout> | undefined

/** Keeps the press of a button, or of a link that opens here; the last one counts. What a browser opens and ticks by itself goes on. */
function holdPress(event: MouseEvent): void {
  const { button, ctrlKey, metaKey, shiftKey, altKey, target, isTrusted } = event
  if (!isTrusted || button || ctrlKey || metaKey || shiftKey || altKey) return
  const control = (target as Element | null)?.closest('button, a[href]')
  const isLink = control instanceof HTMLAnchorElement && opensHere(control)
  if (!isLink && !(control instanceof HTMLButtonElement)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  pressed = control
  release ??= setTimeout(letPressGo, HELD_MS)
}

/** Whether a link leads to another page of the shop, in this window. */
function opensHere({ origin, pathname, search, target, download }: HTMLAnchorElement): boolean {
  const isElsewhere = pathname !== location.pathname || search !== location.search
  return origin === location.origin && isElsewhere && !target && !download
}

function letPressGo(): void {
  removeEventListener('click', holdPress, true)
  clearTimeout(release)
  pressed?.click()
  pressed = undefined
}

addEventListener('click', holdPress, true)
// `hydrated.ts` tells of it.
addEventListener('alive', letPressGo, { once: true })
for (const type of EARLY) addEventListener(type, begin, { capture: true, passive: true })
setTimeout(begin, document.hidden ? 0 : LONGEST_MS)
void beginWhenDrawn()
