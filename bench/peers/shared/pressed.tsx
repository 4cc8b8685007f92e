'use client'
// What is pressed: with the framework's way to bring a page to life, only these parts of it are.
import { useState } from 'react'

/** Says that it was pressed. Nothing is sent: a peer only shows pages. */
export function FavoriteButton({ title, liked }: { title: string; liked: boolean }) {
  const [pressed, setPressed] = useState(liked)
  return (
    <button
      className="heart"
      aria-pressed={pressed}
      aria-label={`Keep ${title} among your favourites`}
      onClick={() => setPressed(!pressed)}
    >
      <svg className="icon" width="20" height="20" aria-hidden="true">
        <use href="/icons.svg#heart" />
      </svg>
    </button>
  )
}

export function AddToCart({ title }: { title: string }) {
  const [pressed, setPressed] = useState(false)
  return (
    <button
      className="add"
      aria-pressed={pressed}
      aria-label={`Add ${title} to cart`}
      onClick={() => setPressed(true)}
    >
      <svg className="icon" width="22" height="22" aria-hidden="true">
        <use href="/icons.svg#plus" />
      </svg>
    </button>
  )
}

/** How many of a line. */
export function Quantity({ title, quantity }: { title: string; quantity: number }) {
  const [count, setCount] = useState(quantity)
  return (
    <div className="stepper" role="group" aria-label={`Quantity of ${title}`}>
      <button aria-label={`One ${title} less`} onClick={() => setCount(Math.max(0, count - 1))}>
        <svg className="icon" width="18" height="18" aria-hidden="true">
          <use href="/icons.svg#minus" />
        </svg>
      </button>
      <output aria-live="polite">{count}</output>
      <button aria-label={`One ${title} more`} onClick={() => setCount(count + 1)}>
        <svg className="icon" width="18" height="18" aria-hidden="true">
          <use href="/icons.svg#plus" />
        </svg>
      </button>
    </div>
  )
}
