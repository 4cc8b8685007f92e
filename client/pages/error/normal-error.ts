import { isRouteErrorResponse } from 'react-router-dom'

const NOT_FOUND = 'This page could not be found'

/** Whatever was thrown as a status code and a message; 500 for anything that brings no status. */
export function normalError(error: unknown): { status: number; message: string } {
  if (!isRouteErrorResponse(error)) {
    const message = error instanceof Error && error.message ? error.message : 'Something went wrong'
    return { status: 500, message }
  }
  const { status, data } = error
  if (typeof data === 'string' && data) return { status, message: data }
  return { status, message: status >= 400 && status < 500 ? NOT_FOUND : 'Something went wrong' }
}
