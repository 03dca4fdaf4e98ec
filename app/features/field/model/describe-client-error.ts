import type {ClientError} from '@app/shared/lib/client-error'
import type {PageKind} from '@common/routes'
import type {ErrorItem} from '@common/field-report'
import {bundleSourceOf, scrubMessage} from '@common/scrub'

/** Matches addresses of browser extensions, whose errors are not reported. */
const FOREIGN = /(^|[\s(@])[a-z-]+-extension:\/\//
/**
 * A call in a stack: `at f (address)` in Chromium, `f@address` in Firefox and Safari, where a function without a name may
 * be written as `address`.
 */
const CALL = /^\s*at\s|(^|@)[a-z-]+:\/\//

/** The call that threw, which is the first of a stack; Chromium writes the message above it. */
const firstCall = (stack: string): string => stack.split('\n').find((line) => CALL.test(line)) ?? ''

function errorOf(page: PageKind, message: string, stack: string, file: string): ErrorItem | null {
  if (FOREIGN.test(file) || FOREIGN.test(firstCall(stack))) return null
  const source = bundleSourceOf(file) || bundleSourceOf(stack)
  return {type: 'error', page, message: scrubMessage(message), source}
}

const wordsOf = (reason: unknown): {message: string; stack: string} =>
  reason instanceof Error
    ? {message: `${reason.name}: ${reason.message}`, stack: reason.stack ?? ''}
    : {message: typeof reason === 'string' ? reason : 'Rejected without an error', stack: ''}

/** The report item for an error; null for one that the shop did not cause. */
export function describeClientError(clientError: ClientError, page: PageKind): ErrorItem | null {
  if ('reason' in clientError) {
    const {message, stack} = wordsOf(clientError.reason)
    return errorOf(page, message, stack, '')
  }
  if (clientError.type === 'caught') {
    const {message, stack = ''} = clientError as {message: string; stack?: string}
    return errorOf(page, message, stack, '')
  }
  const {message, filename, lineno, colno, error} = clientError as ErrorEvent
  const {stack} = wordsOf(error)
  return errorOf(page, message, stack, filename ? `${filename}:${lineno}:${colno}` : '')
}
