import {FORGET_READS} from '../../../../common/server-events'
import {sites} from '../../../../config/sites/registry'

const site = sites.find(({id}) => id === 'DEU')
const before = site?.account

/** Changes the sign-in options of `DEU` in its configuration, from the next call of the bundle on. */
export function configureAccount(account: object | undefined): void {
  Object.assign(site ?? {}, {account})
  process.emit(FORGET_READS as 'message', undefined, undefined)
}

/** Sets the options of the configuration again. */
export const resetAccount = (): void => configureAccount(before)
