import { useEffect, useState } from 'react'

/** The value as it was when it last stood still for `ms`; undefined until it has, and while there is none. */
export function useDebounced<Value>(value: Value | undefined, ms: number): Value | undefined {
  const [settled, setSettled] = useState<Value>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return value === undefined ? undefined : settled
}
