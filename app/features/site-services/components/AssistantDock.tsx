import {useEffect, useState} from 'react'
import {useTranslate} from '@app/shared/i18n/messages'
import {whenPainted} from '@app/shared/lib/when-painted'
import type {AssistantId} from '../model/assistants'
import {AssistantButton} from './AssistantButton'
import styles from './AssistantDock.module.css'

/** Milliseconds after which services load that wait for the first input (rule SCRIPT-5). */
const INTERACTION_DELAY_MS = 6000

const SIGNS = ['scroll', 'pointerdown', 'keydown'] as const

/**
 * Calls back once, with the first input or after the delay.
 * @returns cancels the call
 */
function onFirstInteraction(begin: () => void): () => void {
  const stop = () => {
    clearTimeout(timer)
    for (const sign of SIGNS) window.removeEventListener(sign, run)
  }
  const run = () => {
    stop()
    whenPainted(begin)
  }
  const timer = setTimeout(run, INTERACTION_DELAY_MS)
  for (const sign of SIGNS) window.addEventListener(sign, run, {once: true, passive: true})
  return stop
}

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
