import { useMemo } from 'react'
import { useInBrowser } from '../../../data/browser/shared-value.ts'
import { readTab, writeTab } from '../../../data/browser/tab-storage.ts'
import type { AuthState, Receiver } from './auth-steps.ts'

/** A code by text message, and one that came otherwise (by e-mail or WhatsApp). */
const KEYS = ['auth-sms', 'auth-without-sms'] as const
/** As long as a code works. */
const LIFETIME_MS = 10 * 60_000

type Pending = Receiver & { at: number; secondsLeft: number }

/**
 * Keeps where a code went in the tab's own storage: whoever looks for it in another app may find this page loaded
 * anew. Never the code.
 */
export function rememberPending(to: Receiver, secondsLeft: number): void {
  const text = JSON.stringify({ ...to, secondsLeft, at: Date.now() } satisfies Pending)
  // The newest code is the one that works.
  forgetPending()
  writeTab(to.type === 'phone' && to.via === 'sms' ? 'auth-sms' : 'auth-without-sms', text)
}

export function forgetPending(): void {
  for (const key of KEYS) writeTab(key, null)
}

/** The step to go on with when this tab was sent a code a while ago. */
export function usePendingCode(): AuthState | null {
  const text = useInBrowser(read, null)
  return useMemo(() => (text ? stateOf(text) : null), [text])
}

/** The step that was kept; null when it is too old, or not as we write it. */
export function stateOf(text: string): AuthState | null {
  const pending = parse(text)
  if (!isPending(pending)) return null
  const { type, receiver, via, at, secondsLeft } = pending
  const age = Date.now() - at
  if (age > LIFETIME_MS) return null
  const left = Math.max(0, Math.ceil(secondsLeft - age / 1000))
  return { step: 'code', to: { type, receiver, via }, secondsLeft: left, sentAt: at, notice: '' }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isPending(value: unknown): value is Pending {
  if (typeof value !== 'object' || value === null) return false
  const { type, receiver, via, at, secondsLeft } = value as Record<string, unknown>
  return (
    (type === 'phone' || type === 'email') &&
    typeof receiver === 'string' &&
    (via === 'sms' || via === 'whatsapp') &&
    typeof at === 'number' &&
    typeof secondsLeft === 'number'
  )
}

const read = (): string | null => KEYS.map(readTab).find((text) => text !== null) ?? null
