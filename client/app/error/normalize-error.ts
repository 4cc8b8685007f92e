import { isRouteErrorResponse } from 'react-router-dom'
import type { ErrorResponse } from 'react-router-dom'

const NOT_FOUND = 'This page could not be found'

/** What one of our pages has thrown beside the status; the router's own words are for who builds the shop. */
export function ownWords(error: ErrorResponse): unknown {
  return (error as { internal?: boolean }).internal ? null : (error.data as unknown)
}

/** Whatever was thrown as a status code and a message; 500 for anything that brings no status. */
export function normalizeError(error: unknown): { status: number; message: string } {
  if (!isRouteErrorResponse(error)) {
    const message = error instanceof Error && error.message ? error.message : 'Something went wrong'
    return { status: 500, message }
  }
  const { status } = error
  const words = ownWords(error)
  if (typeof words === 'string' && words) return { status, message: words }
  if (status === 429)
    return { status, message: 'That was a lot at once. Please wait a minute and try again.' }
  return { status, message: status >= 400 && status < 500 ? NOT_FOUND : 'Something went wrong' }
}

/** Heading and text of the error page. */
export function wordsFor(error: unknown): { heading: string; text: string } {
  const { status, message } = normalizeError(error)
  if (status === 429) return { heading: 'A little slower, please', text: message }
  if (status >= 400 && status < 500)
    return {
      heading: message,
      text: 'The address may have changed, or the bouquet is no longer made.',
    }
  return {
    heading: 'Something went wrong',
    text: 'It is our fault, not yours, and nothing is lost: your cart is as you left it. Please try again in a moment.',
  }
}
