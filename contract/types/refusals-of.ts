import type { Endpoint } from './endpoint.ts'
import type { RefusalCode } from './refusals.ts'

/** Every refusal of an endpoint: its own, and what follows from the input and the tokens it takes. */
export function refusalsOf(endpoint: Endpoint): RefusalCode[] {
  const { method, params, access, idempotent, refusals = [] } = endpoint
  const codes: RefusalCode[] = [
    ...(method !== 'GET' || params ? (['bad_request'] as const) : []),
    // Also where no input is described: what is sent all the same may hold what nobody takes.
    'invalid',
    ...refusedTokens(access),
    ...refusals,
    'busy',
    ...(idempotent ? (['idempotency_key_reused'] as const) : []),
    'fault',
    'closing',
    'unavailable',
  ]
  return [...new Set(codes)]
}

function refusedTokens(access: Endpoint['access']): RefusalCode[] {
  switch (access) {
    case undefined:
    case 'optional session':
    case 'optional user':
      return []
    case 'session':
      return ['session_required']
    case 'visitor':
    case 'optional visitor':
      return ['session_required', 'auth_invalid']
    case 'user':
      return ['auth_required', 'auth_invalid']
    case 'user in session':
      return ['session_required', 'auth_required', 'auth_invalid']
  }
}
