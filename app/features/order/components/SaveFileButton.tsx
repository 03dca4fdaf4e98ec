import type {ReactNode} from 'react'
import {useAction} from '@app/features/actions/use-action'
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
  const {busy, run} = useAction(async () => saveFile(await read(), name))
  return (
    <Button variant="secondary" busy={busy} onClick={() => void run()}>
      {children}
    </Button>
  )
}
