import {useEffect, useRef, useState} from 'react'
import {startService} from '@app/features/scripts/model/start-service'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Button} from '@app/shared/ui/Button'
import {Drawing} from '@app/shared/ui/Icon'
import {showToast} from '@app/shared/ui/toast'
import {endAssistant, openAssistant, type AssistantId} from '../model/assistants'
import {assistantShapes} from './assistant-shapes'
import styles from './AssistantDock.module.css'

const TEXTS = {chat: 'assistant.chat', storeAssistant: 'assistant.store'} as const

interface AssistantButtonProps {
  id: AssistantId
  /** The script may load before the button is pressed. */
  preload: boolean
}

/** Opens an assistant; when its script is not usable, a message says so (rule SCRIPT-7). */
export function AssistantButton({id, preload}: AssistantButtonProps) {
  const t = useTranslate()
  const shop = useShop()
  const [busy, setBusy] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // A failure shows when the shopper opens the assistant, which tries again.
    if (preload) startService(id, shop).catch(() => undefined)
  }, [id, shop, preload])
  useEffect(() => () => endAssistant(id), [id])
  const open = async () => {
    setBusy(true)
    try {
      await startService(id, shop)
      openAssistant(id, shop, () => button.current?.focus())
    } catch (error) {
      console.warn(`Assistant ${id}: ${String(error)}`)
      showToast({status: 'error', title: t('error.generic')})
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      ref={button}
      variant="secondary"
      className={styles.button}
      busy={busy}
      onClick={() => void open()}
    >
      <Drawing size={22}>{assistantShapes[id]}</Drawing>
      <span className={styles.label}>{t(TEXTS[id])}</span>
    </Button>
  )
}
