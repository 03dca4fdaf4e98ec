/** Mails in the language of their reader. */
export {addresseeName} from '../../../domains/outbox/addressee-name'
export {sendLetter, sendMail} from '../../../domains/outbox/send-mail'
