import {useEffect, useState} from 'react'
import {onFirstInteraction} from '../model/first-interaction'
import type {AssistantId} from '../model/assistants'
import {AssistantButton} from './AssistantButton'
import styles from './AssistantDock.module.css'

/** Buttons of the assistants, at the lower edge of the page (rules SCRIPT-7 and SCRIPT-8). */
export function AssistantDock({ids}: {ids: readonly AssistantId[]}) {
  const [begun, setBegun] = useState(false)
  useEffect(() => onFirstInteraction(() => setBegun(true)), [])
  if (ids.length === 0) return null
  return (
    <div className={styles.dock}>
      {ids.map((id) => (
        <AssistantButton key={id} id={id} preload={begun} />
      ))}
    </div>
  )
}
