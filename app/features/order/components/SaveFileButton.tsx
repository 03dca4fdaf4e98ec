import {useState, type ReactNode} from 'react'
import {useTranslate} from '@app/shared/i18n/messages'
import {saveFile} from '@app/shared/lib/save-file'
import {Button} from '@app/shared/ui/Button'
import {showToast} from '@app/shared/ui/toast'

interface SaveFileButtonProps {
  /** Reads the file. */
  read: () => Promise<Blob>
  /** Name of the file. */
  name: string
  children: ReactNode
}

/** A button that reads a file with the shopper's token and saves it. A failure is a toast. */
export function SaveFileButton({read, name, children}: SaveFileButtonProps) {
  const t = useTranslate()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      saveFile(await read(), name)
    } catch {
      showToast({title: t('error.generic'), status: 'error'})
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="secondary" busy={busy} onClick={() => void save()}>
      {children}
    </Button>
  )
}
