import {forwardRef, useEffect, useImperativeHandle, useRef, useState} from 'react'
import {useTranslate, type MessageId} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Skeleton} from '@app/shared/ui/Skeleton'
import {VisuallyHidden} from '@app/shared/ui/VisuallyHidden'
import {
  PaymentError,
  type MountedFields,
  type PaymentDetails,
} from '@app/features/payment/public/provider'
import {connectProvider} from '@app/features/payment/public/load-provider'
import styles from './ProviderFields.module.css'

export interface ProviderFieldsHandle {
  /**
   * Hands the input to the provider. Null when the input is not complete or the provider cannot be reached; the
   * fields then say so and have the focus.
   */
  collect: () => Promise<PaymentDetails | null>
}

type Status = 'loading' | 'ready' | 'failed'

/** Mounts the frames of a method while the component is shown. */
function useMountedFields(method: string, attempt: number) {
  const shop = useShop()
  const container = useRef<HTMLDivElement>(null)
  const fields = useRef<MountedFields | null>(null)
  const [status, setStatus] = useState<Status>('loading')
  useEffect(() => {
    const visit = new AbortController()
    const mount = async () => {
      setStatus('loading')
      const connection = await connectProvider(shop, visit.signal)
      if (visit.signal.aborted || !container.current) return
      fields.current = await connection.mountFields(method, container.current, {
        // A frame cannot submit the form around it.
        onSubmit: () => container.current?.closest('form')?.requestSubmit(),
      })
      if (!visit.signal.aborted) setStatus('ready')
    }
    mount().catch(() => {
      if (!visit.signal.aborted) setStatus('failed')
    })
    return () => {
      visit.abort()
      fields.current?.unmount()
      fields.current = null
    }
  }, [shop, method, attempt])
  return {container, fields, status}
}

/** The provider's fields for a method, in frames that the shop's page cannot read. */
export const ProviderFields = forwardRef<ProviderFieldsHandle, {method: string}>(
  function ProviderFields({method}, ref) {
    const t = useTranslate()
    const [attempt, setAttempt] = useState(0)
    const {container, fields, status} = useMountedFields(method, attempt)
    const [problem, setProblem] = useState<MessageId | null>(null)

    useImperativeHandle(ref, () => ({
      collect: async () => {
        setProblem(null)
        try {
          if (!fields.current) throw new PaymentError('unavailable')
          return await fields.current.collect()
        } catch (error) {
          const isInvalid = error instanceof PaymentError && error.code === 'invalid-fields'
          setProblem(isInvalid ? 'payment.fields.invalid' : 'payment.fields.unavailable')
          fields.current?.focus()
          return null
        }
      },
    }))

    const shown = status === 'failed' ? 'payment.fields.unavailable' : problem
    return (
      <div className={styles.fields}>
        {status === 'loading' && (
          <div className={styles.waiting} role="status">
            <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
            <Skeleton />
            <Skeleton />
          </div>
        )}
        <div ref={container} />
        {shown && (
          <p role="alert" className={styles.problem}>
            {t(shown)}{' '}
            {status === 'failed' && (
              <button type="button" onClick={() => setAttempt((count) => count + 1)}>
                {t('common.retry')}
              </button>
            )}
          </p>
        )}
        <p className={styles.note}>{t('payment.fields.note')}</p>
      </div>
    )
  },
)
