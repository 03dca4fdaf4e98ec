import type {
  FieldsOptions,
  PaymentSession,
  WalletAddress,
  WalletEvents,
  WalletOffer,
} from '../public/provider'
import type {WireState} from './sandbox-wire'

/** Data that a frame collected. */
interface Collected {
  readonly data: string
  readonly instrument: string
}

/** The object that the provider's script returns; its promises reject with an error that has a `code`. */
export interface SandboxConnection {
  mountFields(
    method: string,
    container: HTMLElement,
    events: Required<FieldsOptions>,
  ): Promise<{collect(): Promise<Collected>; focus(): void; unmount(): void}>
  submit(
    session: PaymentSession,
    attempt: {readonly method: string; readonly data?: string},
  ): Promise<WireState>
  state(session: PaymentSession): Promise<WireState>
  showChallenge(
    container: HTMLElement,
    session: PaymentSession,
    signal: AbortSignal,
  ): Promise<WireState>
  openWallet(
    container: HTMLElement,
    offer: WalletOffer,
    events: WalletEvents,
    signal: AbortSignal,
  ): Promise<(Collected & {readonly email: string; readonly address: WalletAddress}) | null>
  dispose(): void
}

/** The global that the provider's script defines. */
export interface SandboxScript {
  connect(options: {readonly locale: string}): SandboxConnection
}
