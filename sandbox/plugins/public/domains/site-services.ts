/** Messages, tickets and files that visitors send, and the country of a visitor. */
export {passesBotCheck} from '../../../domains/site-services/bot-check'
export {receiveContact} from '../../../domains/site-services/contact'
export {
  confirmNewsletter,
  signUpForNewsletter,
  type NewsletterSignUp,
  type SignUpContext,
} from '../../../domains/site-services/newsletter'
export {deletePendingSignUpsOf} from '../../../domains/site-services/newsletter-repository'
export {
  MAX_FILE_BYTES,
  MAX_FILES,
  readFiles,
  type SentFile,
  type ServiceFile,
} from '../../../domains/site-services/service-file'
export {insertFiles} from '../../../domains/site-services/service-file-repository'
export {keepMessage, messagesAbout} from '../../../domains/site-services/site-message-repository'
export {findTicketOfRequest} from '../../../domains/site-services/ticket-repository'
