/** Limits for what an account or a client does. */
export {countAttempt, limitFailures} from '../../../domains/limits/limits'
export {useToken} from '../../../domains/limits/used-tokens'
