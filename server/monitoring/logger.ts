import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import type { Logger, LoggerOptions } from 'pino'
import { logSerializers } from '../../logging/safe-error.ts'
import { tracedLogging } from '../../tracing/log-lines.ts'
import type { Config } from '../config.ts'

/** The process's logger: JSON lines for machines, readable lines for a person at a terminal. */
export function createLogger(
  config: Pick<Config, 'logLevel'> & Partial<Pick<Config, 'traces'>>,
  hooks?: LoggerOptions['hooks'],
): Logger {
  const transport = process.stdout.isTTY
    ? {
        transport: {
          target: fileURLToPath(import.meta.resolve('pino-pretty')),
          options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss' },
        },
      }
    : {}
  return pino({
    level: config.logLevel,
    // Tokens and what people type never reach a log.
    serializers: logSerializers,
    ...(config.traces && { mixin: tracedLogging.mixin }),
    hooks: { ...hooks, ...(config.traces && tracedLogging.hooks) },
    ...transport,
  })
}
