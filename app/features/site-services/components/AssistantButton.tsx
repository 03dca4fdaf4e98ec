import {useEffect, useRef, type ReactNode} from 'react'
import {useAction} from '@app/features/faults/public/use-action'
import {startService} from '@app/features/scripts/public/start-service'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Button} from '@app/shared/ui/Button'
import {Drawing} from '@app/shared/ui/Icon'
import {showToast} from '@app/shared/ui/toast'
import {endAssistant, openAssistant, type AssistantId} from '../model/assistants'
import styles from './AssistantDock.module.css'

/** Icons of the assistants, on the grid of `icon-shapes.tsx`. */
const assistantShapes: Readonly<Record<AssistantId, ReactNode>> = {
  chat: (
    <>
      <path d="M4.25 6.5a2 2 0 0 1 2-2h11.5a2 2 0 0 1 2 2v7.5a2 2 0 0 1-2 2h-6l-4.5 3.75V16h-1a2 2 0 0 1-2-2z" />
      <path d="M8.25 8.75h7.5M8.25 11.75h4.5" />
    </>
  ),
  storeAssistant: (
    <>
      <path d="M4.75 9.75V19a.75.75 0 0 0 .75.75h13a.75.75 0 0 0 .75-.75V9.75" />
      <path d="M3.75 9.25 5.5 4.5h13l1.75 4.75a2.4 2.4 0 0 1-4.1.75 2.75 2.75 0 0 1-4.15 0 2.75 2.75 0 0 1-4.15 0 2.4 2.4 0 0 1-4.1-.75z" />
      <path d="M9.75 19.5v-5h4.5v5" />
    </>
  ),
}

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
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // A failure shows when the shopper opens the assistant, which tries again.
    if (preload) startService(id, shop).catch(() => undefined)
  }, [id, shop, preload])
  useEffect(() => () => endAssistant(id), [id])
  const {busy, run} = useAction(
    async () => {
      await startService(id, shop)
      openAssistant(id, shop, () => button.current?.focus())
    },
    {
      onFault: ({cause}) => {
        console.warn(`Assistant ${id}: ${String(cause)}`)
        showToast({status: 'error', title: t('error.generic')})
      },
    },
  )
  return (
    <Button
      ref={button}
      variant="secondary"
      className={styles.button}
      busy={busy}
      onClick={() => void run()}
    >
      <Drawing size={22}>{assistantShapes[id]}</Drawing>
      <span className={styles.label}>{t(TEXTS[id])}</span>
    </Button>
  )
}
