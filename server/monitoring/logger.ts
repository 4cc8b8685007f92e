import { pino } from 'pino'
import type { Logger, LoggerOptions } from 'pino'
import { logSerializers } from '../../logging/safe-error.ts'
import type { Config } from '../config.ts'

/** The process's logger: JSON lines for machines, readable lines for a person at a terminal. */
export function createLogger(config: Pick<Config, 'logLevel'>, hooks?: LoggerOptions['hooks']): Logger {
  const transport = process.stdout.isTTY
    ? { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss' } } }
    : {}
  return pino({
    level: config.logLevel,
    // Tokens and what people type never reach a log.
    serializers: logSerializers,
    ...(hooks && { hooks }),
    ...transport,
  })
}
