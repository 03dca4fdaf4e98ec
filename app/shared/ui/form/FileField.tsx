import {useId, useRef} from 'react'
import {FILE_TYPES, MAX_FILE_MB, MAX_FILES} from '@app/shared/form/file-rules'
import {useTranslate} from '@app/shared/i18n/messages'
import {Icon} from '../Icon'
import {classNames} from '../class-names'
import {FieldError} from './Field'
import styles from './FileField.module.css'
import form from './form.module.css'

interface FileFieldProps {
  label: string
  files: readonly File[]
  error?: string
  maxFiles?: number
  onChange: (files: readonly File[]) => void
}

/** Optional choice of files; each stays until it is removed, also when more are chosen. */
export function FileField({label, files, error, maxFiles = MAX_FILES, onChange}: FileFieldProps) {
  const t = useTranslate()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const remove = (index: number) => {
    onChange(files.filter((_, at) => at !== index))
    input.current?.focus()
  }
  return (
    <div className={form.field}>
      <label className={form.label} htmlFor={id}>
        {label} <span className={form.optional}>{t('common.optional')}</span>
      </label>
      <div className={classNames(styles.choice, error && styles.wrong)}>
        <input
          ref={input}
          id={id}
          type="file"
          multiple={maxFiles > 1}
          accept={FILE_TYPES.join(',')}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={classNames(`${id}-help`, error && `${id}-error`)}
          onChange={({target}) => {
            onChange([...files, ...(target.files ?? [])])
            target.value = ''
          }}
        />
        <span aria-hidden="true">{t('files.choose')}</span>
      </div>
      <p className={form.help} id={`${id}-help`}>
        {t('files.help', {n: maxFiles, size: MAX_FILE_MB})}
      </p>
      {files.length > 0 && (
        <ul className={styles.list}>
          {files.map(({name}, index) => (
            <li key={`${index}-${name}`} className={styles.item}>
              <bdi className={styles.name}>{name}</bdi>
              <button
                type="button"
                className={styles.remove}
                aria-label={t('files.remove', {name})}
                onClick={() => remove(index)}
              >
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <FieldError id={id} error={error} />
    </div>
  )
}
