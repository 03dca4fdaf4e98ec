/** Marketing consents. */
export {consentsOf, deleteConsentsOf} from '../../../domains/consents/consent-repository'
