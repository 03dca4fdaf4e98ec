import {useState, type ReactNode} from 'react'
import {useFaultToast} from '@app/features/faults/use-fault-toast'
import {saveFile} from '@app/shared/lib/save-file'
import {Button} from '@app/shared/ui/Button'

interface SaveFileButtonProps {
  /** Reads the file. */
  read: () => Promise<Blob>
  /** Name of the file. */
  name: string
  children: ReactNode
}

/** A button that reads a file with the shopper's token and saves it. A failure is a toast. */
export function SaveFileButton({read, name, children}: SaveFileButtonProps) {
  const showFault = useFaultToast()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      saveFile(await read(), name)
    } catch (error) {
      showFault(error)
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
