import type { ChildProcess } from 'node:child_process'

const ends = new Map<ChildProcess, NodeJS.Signals>()
process.on('exit', () => {
  for (const [child, signal] of ends) child.kill(signal)
})

/** Ends a program with the signal when this process exits before it does, whatever the reason: nothing that was started outlives who started it. */
export function endWithThisProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): void {
  ends.set(child, signal)
  child.once('exit', () => ends.delete(child))
}
