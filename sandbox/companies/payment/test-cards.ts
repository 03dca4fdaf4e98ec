import {lastDigits} from 'commerce-sandbox/domains/payment'

/**
 * Outcome of a test card at the provider.
 *
 * | behaviour      | meaning                                                              |
 * |----------------|----------------------------------------------------------------------|
 * | `authorise`    | paid at once; the notification follows                               |
 * | `challenge`    | the card holder confirms, refuses or walks away                      |
 * | `decline`      | refused: `card_declined`                                             |
 * | `no-funds`     | refused: `insufficient_funds`                                        |
 * | `down`         | the provider answers 503 and charges nothing                         |
 * | `slow`         | paid at once, answered after SLOW_ANSWER_MS                          |
 * | `notify-first` | the notification is delivered before the answer                      |
 * | `notify-late`  | the notification is delivered LATE_NOTIFICATION_MS after the answer  |
 * | `notify-twice` | the same notification is delivered twice                             |
 * | `notify-never` | no notification is sent                                              |
 * | `pending`      | decided after PENDING_MS: authorised, with a notification            |
 */
export const behaviours = [
  'authorise',
  'challenge',
  'decline',
  'no-funds',
  'down',
  'slow',
  'notify-first',
  'notify-late',
  'notify-twice',
  'notify-never',
  'pending',
] as const
export type Behaviour = (typeof behaviours)[number]

/** What happens to a payment, for people. */
export const outcomes: Readonly<Record<Behaviour, string>> = {
  authorise: 'authorised',
  challenge: '3-D Secure: confirm, refuse or go back',
  decline: 'declined',
  'no-funds': 'insufficient funds',
  down: 'provider down: 503, nothing is charged',
  slow: 'paid at once, answered after 4 seconds',
  'notify-first': 'notification before the answer',
  'notify-late': 'notification 3 seconds after the answer',
  'notify-twice': 'notification twice',
  'notify-never': 'no notification',
  pending: 'decided after 3 seconds',
}

/** Time until the answer of a slow provider, in milliseconds. */
export const SLOW_ANSWER_MS = 4000
/** Delay of a late notification, in milliseconds. */
export const LATE_NOTIFICATION_MS = 3000
/** Time until the provider decides about a pending payment, in milliseconds. */
export const PENDING_MS = 3000

export interface TestCard {
  readonly number: string
  readonly behaviour: Behaviour
}

export const testCards: readonly TestCard[] = [
  {number: '4111 1111 1111 1111', behaviour: 'authorise'},
  {number: '5555 5555 5555 4444', behaviour: 'authorise'},
  {number: '3782 822463 10005', behaviour: 'authorise'},
  {number: '4000 0000 0000 3220', behaviour: 'challenge'},
  {number: '4000 0000 0000 0002', behaviour: 'decline'},
  {number: '4000 0000 0000 9995', behaviour: 'no-funds'},
  {number: '4000 0000 0000 1000', behaviour: 'down'},
  {number: '4000 0000 0000 1109', behaviour: 'slow'},
  {number: '4000 0000 0000 1208', behaviour: 'notify-first'},
  {number: '4000 0000 0000 1307', behaviour: 'notify-late'},
  {number: '4000 0000 0000 1406', behaviour: 'notify-twice'},
  {number: '4000 0000 0000 1505', behaviour: 'notify-never'},
  {number: '4000 0000 0000 1604', behaviour: 'pending'},
]

const byLastDigits: ReadonlyMap<string, Behaviour> = new Map(
  testCards.map(({number, behaviour}) => [lastDigits(number.replace(/ /g, '')), behaviour]),
)

/** Returns the behaviour of a card by its last four digits; other cards are authorised. */
export function behaviourOf(digits: string): Behaviour {
  return byLastDigits.get(digits) ?? 'authorise'
}
