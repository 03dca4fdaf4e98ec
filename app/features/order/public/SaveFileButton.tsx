import type {ReactNode} from 'react'
import {encodePart} from '@common/address-part'
import {useAction} from '@app/features/faults/public/use-action'
import {saveFile} from '@app/shared/lib/save-file'
import {Button} from '@app/shared/ui/Button'
import type {Shop} from '@app/shared/lib/shop-context'
import {carePath} from './order-care'

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

/** The invoice of the shopper's own order, a PDF. @throws ApiFault */
export const getInvoice = ({api}: Shop, orderNo: string): Promise<Blob> =>
  api.scapi<Blob>(carePath(orderNo, 'invoice'), {as: 'blob'})

/** The credit note of a return whose goods are back, or of a cancelled order under its own number; a PDF. @throws ApiFault */
export const getCreditNote = ({api}: Shop, orderNo: string, creditId: string): Promise<Blob> =>
  api.scapi<Blob>(carePath(orderNo, `credit-notes/${encodePart(creditId)}`), {as: 'blob'})
