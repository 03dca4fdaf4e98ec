import {formatDate} from '@app/shared/i18n/format'
import {useAction} from '@app/features/faults/public/use-action'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Button} from '@app/shared/ui/Button'
import {FormBlock} from '@app/shared/ui/form/FormFrame'
import {type PushDevice, usePushDevices, usePushKey, useRemoveDevice} from '../api/push-calls'
import {useDeviceChoice} from '../model/choose'
import {canReceive, needsInstalling} from '../model/support'
import PushSwitches from './PushSwitches'

function Device({customerId, device}: {customerId: string; device: PushDevice}) {
  const t = useTranslate()
  const {locale} = useShop()
  const remove = useRemoveDevice()
  const {busy, run} = useAction(() => remove({customerId, deviceId: device.deviceId}))
  const since = t('push.devices.since', {date: formatDate(device.createdAt, locale.id)})
  return (
    <li>
      {since}{' '}
      <Button
        variant="secondary"
        busy={busy}
        aria-label={`${t('common.remove')}: ${since}`}
        onClick={() => void run()}
      >
        {t('common.remove')}
      </Button>
    </li>
  )
}

/** The other browsers of the customer that get messages, which can be ended from here. */
function OtherDevices({customerId}: {customerId: string}) {
  const t = useTranslate()
  const choice = useDeviceChoice()
  const {data = []} = usePushDevices({customerId})
  const others = data.filter(({deviceId}) => deviceId !== choice?.id)
  if (others.length === 0) return null
  return (
    <FormBlock>
      <h3>{t('push.devices.title')}</h3>
      <ul>
        {others.map((device) => (
          <Device key={device.deviceId} customerId={customerId} device={device} />
        ))}
      </ul>
    </FormBlock>
  )
}

/** Messages on this device and on the others of a customer; nothing where the shop sends none. */
export default function PushSection({customerId}: {customerId: string}) {
  const t = useTranslate()
  const {withoutWorker} = useShop().services
  const {data: key} = usePushKey(undefined, {
    enabled: !withoutWorker && (canReceive() || needsInstalling()),
  })
  if (!key) return null
  return (
    <section aria-labelledby="profile-push">
      <h2 id="profile-push">{t('push.title')}</h2>
      <FormBlock width="section">
        <PushSwitches />
        <OtherDevices customerId={customerId} />
      </FormBlock>
    </section>
  )
}
