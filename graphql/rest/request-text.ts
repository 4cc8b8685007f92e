import type { Dispatcher } from 'undici'

type Answer = { statusCode: number; headers: Record<string, string | string[] | undefined>; text: string }

/** The other side had begun to answer: whatever was asked has been done or refused there, and is not asked again. */
class BrokenAnswer extends Error {
  override name = 'BrokenAnswer'
}

/**
 * Sends a request and reads its whole answer as text. Rejects with undici's error, with `signal`'s reason once it aborts, or with a
 * `BrokenAnswer` when the answer breaks off. undici's own `request` makes a stream of each answer, which is a quarter of what a call of /v1 costs.
 */
export function requestText(
  dispatcher: Dispatcher,
  request: Dispatcher.DispatchOptions,
  signal: AbortSignal,
): Promise<Answer> {
  if (signal.aborted) return Promise.reject(signal.reason as Error)
  return new Promise((resolve, reject) => {
    let controller: Dispatcher.DispatchController | undefined
    let answer: Omit<Answer, 'text'> | undefined
    const chunks: Buffer[] = []
    const abort = () => {
      const reason = signal.reason as Error
      controller?.abort(reason)
      // It may be waiting for a connection yet, which nobody can abort.
      reject(reason)
    }
    const end = () => signal.removeEventListener('abort', abort)
    signal.addEventListener('abort', abort)
    dispatcher.dispatch(request, {
      onRequestStart: (started) => {
        controller = started
        if (signal.aborted) abort()
      },
      onResponseStart: (_controller, statusCode, headers) => {
        // What comes before the answer itself, such as 103.
        if (statusCode >= 200) answer = { statusCode, headers }
      },
      onResponseData: (_controller, chunk) => void chunks.push(chunk),
      onResponseEnd: () => {
        end()
        if (answer) resolve({ ...answer, text: Buffer.concat(chunks).toString() })
      },
      onResponseError: (_controller, error) => {
        end()
        reject(answer ? new BrokenAnswer('The answer broke off', { cause: error }) : error)
      },
    })
  })
}
