/** Formats a waiting time: `1 second`, `40 seconds`, `5 minutes` (rounded up), `an hour`. */
export function formatWait(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  if (minutes === 1) return 'a minute'
  return minutes < 60 ? `${minutes} minutes` : 'an hour'
}
