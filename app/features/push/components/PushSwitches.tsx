import {Fragment, useEffect} from 'react'
import {PUSH_KINDS, type PushKind} from '@common/push-record'
import {askAgain} from '@app/features/consent/public/ask-again'
import {useTrackingConsent} from '@app/features/consent/public/tracking-consent'
import type {ApiFault} from '@common/fault'
import {faultText, type FaultText} from '@app/features/faults/public/fault-message'
import {useAction} from '@app/features/faults/public/use-action'
import {type MessageId, useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Button} from '@app/shared/ui/Button'
import {CheckboxField} from '@app/shared/ui/form/CheckboxField'
import {FormBlock, FormFailure} from '@app/shared/ui/form/FormFrame'
import {keepMessages} from '../keep-messages'
import {
  chooseMessages,
  type DeviceChoice,
  mayAdvertise,
  NO_CHOICE,
  type PushFault,
  refreshChoice,
  useDeviceChoice,
} from '../model/choose'
import {canReceive} from '../model/support'

const LABELS: Readonly<Record<PushKind, MessageId>> = {
  stock: 'push.kind.stock',
  price: 'push.kind.price',
  order: 'push.kind.order',
}

const FAILURES: Readonly<Record<string, MessageId | undefined>> = {
  'push-denied': 'push.denied',
  'push-unsupported': 'push.unsupported',
  'push-failed': 'push.failed',
  'push-consent': 'push.needsConsent',
  // A browser whose push service the shop does not call.
  'unknown-push-service': 'push.failed',
} satisfies Record<PushFault | 'unknown-push-service', MessageId>

/** Message of a choice that could not be stored. */
function pushFailure(fault: ApiFault): FaultText {
  const id = FAILURES[fault.type]
  return id ? {id} : faultText(fault)
}

/** Stores the choice of the shopper at once. */
export function useChoose() {
  const shop = useShop()
  return useAction(
    async (choice: DeviceChoice) => {
      await chooseMessages(shop, choice)
      keepMessages(shop)
    },
    {place: 'beside', textOf: pushFailure},
  )
}

/** Reads what this device receives when the component appears. */
export function useFreshChoice(): DeviceChoice | null {
  const shop = useShop()
  const choice = useDeviceChoice()
  useEffect(() => {
    // What cannot be read is shown as it was known.
    refreshChoice(shop).catch(() => undefined)
  }, [shop])
  return choice
}

/** What this device receives, kind by kind, and whether messages name products and orders. */
export default function PushSwitches() {
  const t = useTranslate()
  const shop = useShop()
  useTrackingConsent()
  const {kinds, details} = useFreshChoice() ?? NO_CHOICE
  const {busy, failure, run} = useChoose()
  if (!canReceive()) return <p>{t('push.unsupported')}</p>
  const needsConsent = !mayAdvertise(shop)
  const toggle = (kind: PushKind, checked: boolean) =>
    void run({details, kinds: [...kinds.filter((one) => one !== kind), ...(checked ? [kind] : [])]})
  return (
    <FormBlock>
      <p>{t('push.text')}</p>
      <FormFailure>{failure}</FormFailure>
      {PUSH_KINDS.map((kind) => {
        const isOff = kind === 'price' && needsConsent
        return (
          <Fragment key={kind}>
            <CheckboxField
              id={`push-${kind}`}
              label={t(LABELS[kind])}
              checked={kinds.includes(kind)}
              disabled={isOff}
              aria-disabled={busy}
              onChange={({target}) => toggle(kind, target.checked)}
            />
            {isOff && (
              <>
                <p>{t('push.needsConsent')}</p>
                <Button variant="secondary" onClick={askAgain}>
                  {t('consent.settings')}
                </Button>
              </>
            )}
          </Fragment>
        )
      })}
      {kinds.length > 0 && (
        <>
          <CheckboxField
            id="push-details"
            label={t('push.details')}
            checked={details}
            aria-disabled={busy}
            onChange={({target}) => void run({kinds, details: target.checked})}
          />
          <Button variant="secondary" busy={busy} onClick={() => void run(NO_CHOICE)}>
            {t('push.stop')}
          </Button>
        </>
      )}
    </FormBlock>
  )
}
