import {ROOT_CONTEXT, trace, type Attributes} from '@opentelemetry/api'
import {SeverityNumber, type LogRecord} from '@opentelemetry/api-logs'
import {parseJson} from '../../../common/parse-json'
import {scrubMessage} from '../../../common/scrub'

/** Severity by pino's numbers. */
const SEVERITIES: Readonly<Record<number, readonly [SeverityNumber, string]>> = {
  40: [SeverityNumber.WARN, 'WARN'],
  50: [SeverityNumber.ERROR, 'ERROR'],
  60: [SeverityNumber.FATAL, 'FATAL'],
}

interface Line {
  readonly level: number
  readonly time: string
  readonly msg?: string
  readonly err?: {readonly type?: string; readonly message?: string; readonly stack?: string}
  readonly traceId?: string
  readonly spanId?: string
  readonly [field: string]: unknown
}

/** Fields of lines that go on; another one has to be added here first. */
const FIELDS = [
  'correlationId',
  'method',
  'path',
  'status',
  'ms',
  'kind',
  'cache',
  'complete',
  'worker',
  'code',
  'signal',
  'limitMs',
] as const

/** The frames of a stack, without the message at its beginning. */
const framesOf = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

function attributesOf(line: Line): Attributes {
  const attributes: Attributes = {}
  for (const field of FIELDS) {
    const value = line[field]
    if (['string', 'number', 'boolean'].includes(typeof value))
      attributes[field] = value as string | number | boolean
  }
  const {err} = line
  if (!err) return attributes
  return {
    ...attributes,
    'exception.type': err.type ?? 'Error',
    'exception.message': scrubMessage(err.message ?? ''),
    'exception.stacktrace': framesOf(err.stack ?? ''),
  }
}

/** The record of a line of the log, joined to its trace; null for a text that is no line. */
export function logRecordOf(text: string): LogRecord | null {
  const line = parseJson(text) as Line | undefined
  if (!line) return null
  const {level, time, msg = '', traceId, spanId} = line
  const [severityNumber, severityText] = SEVERITIES[level] ?? [SeverityNumber.INFO, 'INFO']
  return {
    timestamp: new Date(time),
    severityNumber,
    severityText,
    body: msg,
    attributes: attributesOf(line),
    ...(traceId !== undefined &&
      spanId !== undefined && {
        context: trace.setSpanContext(ROOT_CONTEXT, {traceId, spanId, traceFlags: 1}),
      }),
  }
}
