import {useId} from 'react'
import {useTranslate} from '@app/shared/i18n/messages'
import {overridable} from '@app/shared/lib/overrides'
import type {HomeValue} from '../model/home-content'
import styles from './Values.module.css'

/** The promises of the brand, as text. */
export function DefaultValues({values}: {values: readonly HomeValue[]}) {
  const t = useTranslate()
  const titleId = useId()
  if (values.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.inner}>
        <h2 id={titleId}>{t('home.values')}</h2>
        <ul className={styles.values}>
          {values.map(({title, text}) => (
            <li key={title} className={styles.value}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Replaceable by `overrides/<SITE>/components/home/Values.tsx`. */
export const Values = overridable('home/Values', DefaultValues)
