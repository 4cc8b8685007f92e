/**
 * The only script in a page's head. It fetches the others, which stand in a `<template>`, once what is seen first has been drawn: they are
 * ten times the style sheet and would share the line with it, with the fonts and with the pictures. Whoever presses something before
 * that does not wait.
 */

/** A slow picture, or a page that is not drawn at all, holds the scripts up for so long. */
const LONGEST_MS = 1_500

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

for (const type of EARLY) addEventListener(type, begin, { capture: true, passive: true })
setTimeout(begin, document.hidden ? 0 : LONGEST_MS)
void beginWhenDrawn()
