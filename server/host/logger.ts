import pino, {type Logger} from 'pino'
import {VERSION} from '../../common/version'
import {currentTraceIds} from './telemetry/tracing'

/** Size in bytes of a block of lines that is written at once. */
const WRITE_TOGETHER = 4096
/** Milliseconds after which lines are written even when the block is not full. */
const WRITE_EVERY_MS = 1000

/**
 * JSON log lines on standard output, written in blocks; the last block is written on exit.
 * @param warnings gets the lines from level `warn` on too
 */
export function createLogger(level: string, warnings?: {write: (line: string) => void}): Logger {
  const destination = pino.destination({
    minLength: WRITE_TOGETHER,
    periodicFlush: WRITE_EVERY_MS,
    sync: false,
  })
  process.on('exit', () => {
    try {
      destination.flushSync()
    } catch {
      // The output was not opened yet, so no line is lost.
    }
  })
  return pino(
    {
      level,
      base: {pid: process.pid, version: VERSION},
      timestamp: pino.stdTimeFunctions.isoTime,
      ...(warnings && {mixin: currentTraceIds}),
    },
    warnings
      ? pino.multistream([
          {level: 'trace', stream: destination},
          {level: 'warn', stream: warnings},
        ])
      : destination,
  )
}
