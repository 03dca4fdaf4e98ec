import type {ReactNode} from 'react'
import type {UseQueryResult} from '@tanstack/react-query'
import {useTranslate} from '@app/shared/i18n/messages'
import {Skeleton} from '@app/shared/ui/Skeleton'
import {VisuallyHidden} from '@app/shared/ui/VisuallyHidden'
import {Alert} from './Alert'
import styles from './steps.module.css'

interface StepQueryProps<Data> {
  query: UseQueryResult<Data>
  /** Text for screen readers while the data is loaded. */
  loading: string
  children: (data: Data) => ReactNode
}

/** The content of a step that first reads what it offers; a failure can be repeated. */
export function StepQuery<Data>({query, loading, children}: StepQueryProps<Data>) {
  const t = useTranslate()
  const {data, isError, refetch} = query
  if (isError) {
    return (
      <Alert title={t('error.generic')}>
        <button type="button" onClick={() => void refetch()}>
          {t('common.retry')}
        </button>
      </Alert>
    )
  }
  if (data === undefined) {
    return (
      <div className={styles.waiting} role="status">
        <VisuallyHidden>{loading}</VisuallyHidden>
        <Skeleton />
        <Skeleton />
      </div>
    )
  }
  return <>{children(data)}</>
}
