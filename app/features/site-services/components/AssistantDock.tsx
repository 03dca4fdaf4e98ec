import {useEffect, useState} from 'react'
import {useTranslate} from '@app/shared/i18n/messages'
import {onFirstInteraction} from '../model/first-interaction'
import type {AssistantId} from '../model/assistants'
import {AssistantButton} from './AssistantButton'
import styles from './AssistantDock.module.css'

/** Buttons of the assistants, at the lower edge of the page (rules SCRIPT-7 and SCRIPT-8). */
export function AssistantDock({ids}: {ids: readonly AssistantId[]}) {
  const t = useTranslate()
  const [begun, setBegun] = useState(false)
  useEffect(() => onFirstInteraction(() => setBegun(true)), [])
  if (ids.length === 0) return null
  return (
    <section className={styles.dock} aria-label={t('header.help')}>
      {ids.map((id) => (
        <AssistantButton key={id} id={id} preload={begun} />
      ))}
    </section>
  )
}
