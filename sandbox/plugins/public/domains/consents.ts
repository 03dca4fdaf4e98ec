/** Marketing consents. */
export {consentsOf, deleteConsentsOf} from '../../../domains/consents/consent-repository'
export {consentDefect} from '../../../domains/consents/consent-service'
export {subscriptions} from '../../../domains/consents/subscriptions'
