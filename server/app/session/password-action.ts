import {isApiFault} from '../../../common/fault'
import {putPassword} from './customer-record'
import {attemptKeys, countAttempt} from './login-action'
import {requireCustomer} from './session-customer'
import {textOf, type CustomerCall} from './session-request'

/**
 * Changes the password of the customer with the current one, which is limited like a login: whoever has taken over a
 * session must not try passwords. All sessions end; the page signs in with the new password.
 * @throws ApiFault 400 for a wrong current password; 429 with the seconds to wait
 */
export async function changePassword(call: CustomerCall): Promise<object> {
  const passwords = {
    currentPassword: textOf(call, 'currentPassword', 4_096),
    password: textOf(call, 'password', 4_096),
  }
  const customer = await requireCustomer(call)
  await countAttempt(attemptKeys(call, `password ${customer.customerId}`), async () => {
    try {
      await putPassword(call, customer, passwords)
    } catch (error) {
      if (!isApiFault(error) || error.status !== 401) throw error
      // The access token was refused, not the password.
      // eslint-disable-next-line shop/listed-fields -- The body of the browser's call; nothing is sent.
      const renewed = await requireCustomer({...call, body: {...call.body, refresh: true}})
      await putPassword(call, renewed, passwords)
    }
  })
  return {}
}
