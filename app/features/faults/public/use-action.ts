import {useCallback, useRef} from 'react'
import {useMutation} from '@tanstack/react-query'
import {faultFromThrown, isApiFault, type ApiFault} from '@common/fault'
import {useTranslate} from '@app/shared/i18n/messages'
import {isChunkFailure, reportMissingPart} from '@app/shared/lib/chunk-failure'
import {showToast} from '@app/shared/ui/toast'
import {faultText, isAnnounced, type FaultText} from './fault-message'

export interface ActionOptions<Input> {
  /**
   * Where a fault is shown: in a toast (by default), or by the caller beside the control, as `failure`. In place of the
   * toast, code that cannot be loaded shows the offline screen.
   */
  readonly place?: 'toast' | 'beside'
  /** Message of a fault; by default that of `faultText`. */
  readonly textOf?: (fault: ApiFault, input: Input) => FaultText
  /** Called with a fault in place of the toast. The error that was thrown is its `cause`. */
  readonly onFault?: (fault: ApiFault, input: Input) => void
}

export interface Action<Input, Result> {
  /**
   * Runs the action; ignored while it runs.
   * @returns its result, or undefined when it was ignored or failed; never rejects
   */
  readonly run: (input: Input) => Promise<Result | undefined>
  readonly busy: boolean
  /** Input of the running action; undefined when it does not run. */
  readonly running: Input | undefined
  /** The last run succeeded. */
  readonly done: boolean
  /** Result of the last run. */
  readonly result: Result | undefined
  /** Fault of the last run; null before and during the next one. */
  readonly fault: ApiFault | null
  /** Message of the fault; '' without one. */
  readonly failure: string
  /** Forgets the last run, its result and its fault; a running action goes on. */
  readonly forget: () => void
}

const isBroken = (thrown: unknown): boolean =>
  thrown instanceof Error && !isApiFault(thrown) && !(thrown instanceof DOMException)

/**
 * The one way in which the shopper changes something: busy state, second presses, and the message of a failure
 * (rule ERROR-1).
 * @param act the calls of the action; a rejection is its fault
 */
export function useAction<Input = void, Result = unknown>(
  act: (input: Input) => Result | Promise<Result>,
  {place = 'toast', textOf = (fault) => faultText(fault), onFault}: ActionOptions<Input> = {},
): Action<Input, Result> {
  const t = useTranslate()
  const underWay = useRef(false)
  const messageOf = (fault: ApiFault, input: Input): string => {
    const {id, values} = textOf(fault, input)
    return t(id, values)
  }
  const {mutateAsync, reset, isLoading, isSuccess, variables, data, error} = useMutation<
    Result,
    ApiFault,
    Input
  >({
    mutationFn: async (input) => {
      try {
        return await act(input)
      } catch (thrown) {
        // Calls that fail are logged by the client that made them; a refusal of the browser is the shopper's answer.
        if (isBroken(thrown)) console.warn(`An action failed: ${String(thrown)}`)
        throw faultFromThrown(thrown)
      }
    },
    onError: (fault, input) => {
      if (onFault) return onFault(fault, input)
      if (place === 'beside') return
      if (isAnnounced(fault)) return
      // Rule ERROR-9.
      if (isChunkFailure(fault.cause)) return reportMissingPart(fault.cause)
      showToast({title: messageOf(fault, input), status: 'error'})
    },
  })
  const run = useCallback(
    async (input: Input) => {
      if (underWay.current) return undefined
      underWay.current = true
      try {
        return await mutateAsync(input)
      } catch {
        // Shown by now.
        return undefined
      } finally {
        underWay.current = false
      }
    },
    [mutateAsync],
  )
  return {
    run,
    busy: isLoading,
    running: isLoading ? variables : undefined,
    done: isSuccess,
    result: data,
    fault: error,
    failure: error ? messageOf(error, variables as Input) : '',
    forget: () => {
      if (!underWay.current) reset()
    },
  }
}
