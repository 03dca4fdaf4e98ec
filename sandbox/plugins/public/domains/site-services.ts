/** Messages that visitors send, their newsletter, and the bot check. */
export {passesBotCheck} from '../../../domains/site-services/bot-check'
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
