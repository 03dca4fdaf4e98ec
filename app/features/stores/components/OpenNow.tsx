import {useEffect, useState} from 'react'
import {formatLocale} from '@app/shared/i18n/format'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {openState, writtenDay, writtenTime} from '../model/opening-hours'
import type {FoundStore} from '../model/store'
import styles from './OpenNow.module.css'

const MINUTE_MS = 60_000

/** The present time, every minute; null on the server and in the first render, whose page may come from a cache. */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    const tick = () => setNow(new Date())
    tick()
    const timer = setInterval(tick, MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

type OpenNowProps = Pick<FoundStore, 'openingHours' | 'timeZone'> & {now: Date | null}

/** Whether a store is open, and until when, or when it opens next, in its own time zone (rule STORE-7). */
export function OpenNow({openingHours, timeZone, now}: OpenNowProps) {
  const t = useTranslate()
  const locale = formatLocale(useShop().locale.id)
  const state = now && openState(openingHours, timeZone, now)
  if (!openingHours) return null
  if (!state) return <p className={styles.state}>&nbsp;</p>
  const time = writtenTime(state.time, locale)
  if (state.open) {
    return (
      <p className={styles.state} data-open>
        {t('stores.openUntil', {time})}
      </p>
    )
  }
  return (
    <p className={styles.state}>
      {state.inDays === 0
        ? t('stores.opensAt', {time})
        : t('stores.opensOn', {day: writtenDay(state.day, locale), time})}
    </p>
  )
}
