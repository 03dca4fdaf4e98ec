import type {ApiFault} from '@common/fault'
import {faultText, type FaultText} from '@app/features/faults/public/fault-message'
import type {MessageId} from '@app/shared/i18n/messages'
import type {PushFault} from './choose'

const TEXTS: Readonly<Record<PushFault | 'unknown-push-service', MessageId>> = {
  'push-denied': 'push.denied',
  'push-unsupported': 'push.unsupported',
  'push-failed': 'push.failed',
  'push-consent': 'push.needsConsent',
  'unknown-push-service': 'push.unsupported',
}

/** Message of a choice that could not be stored. */
export function pushFailure(fault: ApiFault): FaultText {
  const id = (TEXTS as Readonly<Record<string, MessageId | undefined>>)[fault.type]
  return id ? {id} : faultText(fault)
}
