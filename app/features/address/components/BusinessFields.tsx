import {useEffect, useId, useRef, useState, type ReactNode} from 'react'
import {useTranslate} from '@app/shared/i18n/messages'
import {Icon} from '@app/shared/ui/Icon'
import {classNames} from '@app/shared/ui/class-names'
import styles from './AddressFields.module.css'

interface BusinessFieldsProps {
  /** True while a field has a problem: the section opens. */
  isWrong: boolean
  children: ReactNode
}

/** The fields of a company in a section that is open when one of them is filled in or wrong. */
export function BusinessFields({isWrong, children}: BusinessFieldsProps) {
  const t = useTranslate()
  const id = useId()
  const section = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  // The form library fills the inputs when they are mounted; the section itself knows no values.
  useEffect(() => {
    const inputs = section.current?.querySelectorAll('input') ?? []
    if (isWrong || [...inputs].some(({value}) => value !== '')) setOpen(true)
  }, [isWrong])
  return (
    <div className={styles.business}>
      <button
        type="button"
        className={styles.businessToggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'minus' : 'plus'} size={16} />
        {t('address.business')}
      </button>
      <div ref={section} id={id} hidden={!open} className={classNames(open && styles.grid)}>
        {children}
      </div>
    </div>
  )
}
