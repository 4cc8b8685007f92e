/**
 * Whether React has taken the page over. It marks the root's element before it begins, so what it says of the root itself
 * is read. Runs in the page.
 */
export function isAlive(): boolean {
  type Container = { stateNode: { current: { memoizedState: { isDehydrated?: boolean } } } }
  const root = document.getElementById('root')
  const [, container] = Object.entries(root ?? {}).find(([key]) => key.startsWith('__reactContainer')) ?? []
  return (container as Container | undefined)?.stateNode.current.memoizedState.isDehydrated === false
}
