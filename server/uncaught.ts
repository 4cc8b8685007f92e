import { inspect } from 'node:util'
import { asSafeError } from '../logging/safe-error.ts'

/**
 * Says what nobody has caught, as logs may have it: Node and libraries would print the whole error, with what shoppers typed. A process whose code
 * has thrown ends, as Node would have it; a promise that failed unheard stops nobody else. Called once more when libraries have been loaded
 * that bring handlers of their own: it takes their place.
 */
export function sayUncaught(): void {
  process.removeAllListeners('uncaughtException')
  process.removeAllListeners('unhandledRejection')
  process.on('uncaughtException', (error) => {
    say(error)
    process.exit(1)
  })
  process.on('unhandledRejection', say)
}

const say = (fault: unknown): void => void process.stderr.write(`${inspect(asSafeError(fault))}\n`)
