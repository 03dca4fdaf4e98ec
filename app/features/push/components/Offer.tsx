import {useState} from 'react'
import type {PushKind} from '@common/push-record'
import {type MessageId, useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Button} from '@app/shared/ui/Button'
import {FormBlock, FormFailure} from '@app/shared/ui/form/FormFrame'
import {LazyDialog} from '@app/shared/ui/overlay/lazy'
import {usePushKey} from '../api/push-calls'
import {canReceive, needsInstalling} from '../model/support'
import PushSwitches, {useChoose, useFreshChoice} from './PushSwitches'

const OFFERS: Readonly<Record<PushKind, MessageId>> = {
  stock: 'push.offer.stock',
  price: 'push.offer.price',
  order: 'push.offer.order',
}

/** Button that opens the choice of all messages of this device. */
function Manage() {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('push.manage')}
      </Button>
      <LazyDialog open={open} onClose={() => setOpen(false)} size="medium" title={t('push.title')}>
        <PushSwitches />
      </LazyDialog>
    </>
  )
}

function KindOffer({kind}: {kind: PushKind}) {
  const t = useTranslate()
  const choice = useFreshChoice()
  const {busy, failure, run} = useChoose()
  if (!choice) return null
  const {kinds, details} = choice
  if (kinds.includes(kind)) {
    return (
      <FormBlock width="section">
        <p role="status">{t('push.on')}</p>
        <Manage />
      </FormBlock>
    )
  }
  return (
    <FormBlock width="section">
      <FormFailure>{failure}</FormFailure>
      <Button
        variant="secondary"
        busy={busy}
        onClick={() => void run({kinds: [...kinds, kind], details})}
      >
        {t(OFFERS[kind])}
      </Button>
      {(kinds.length > 0 || failure !== '') && <Manage />}
    </FormBlock>
  )
}

/**
 * Offer of one kind of messages where it is wanted. Without the shop's keys, and in browsers that receive no messages, it
 * is nothing; on iPhones it says that the app has to be installed first.
 */
export default function Offer({kind}: {kind: PushKind}) {
  const t = useTranslate()
  const {withoutWorker} = useShop().services
  const isPossible = canReceive()
  const {data: key} = usePushKey(undefined, {
    enabled: !withoutWorker && (isPossible || needsInstalling()),
  })
  if (!key) return null
  return isPossible ? <KindOffer kind={kind} /> : <p>{t('push.unsupported')}</p>
}
