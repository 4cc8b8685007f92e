import type { ReactNode } from 'react'
import { useHydrated } from '../../data/hydrated.ts'

/** Hides a field that what was chosen before does not need; without scripts all fields are there. */
export function Shown({ when, children }: { when: boolean; children: ReactNode }) {
  const scripts = useHydrated()
  return when || !scripts ? children : null
}
