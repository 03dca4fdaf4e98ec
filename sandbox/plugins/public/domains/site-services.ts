/** Messages that visitors send, and their newsletter. */
export {
  confirmNewsletter,
  signUpForNewsletter,
  type NewsletterSignUp,
  type SignUpContext,
} from '../../../domains/site-services/newsletter'
export {deletePendingSignUpsOf} from '../../../domains/site-services/newsletter-repository'
export {
  keepMessage,
  latestMessages,
  messagesAbout,
  type SiteMessage,
} from '../../../domains/site-services/site-message-repository'
