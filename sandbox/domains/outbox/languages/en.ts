import type {MailLanguage} from '../mail-values'
import {enOrders} from './orders-en'

/** Mails in English, also for every language without mails of its own. */
export const en: MailLanguage = {
  ...enOrders,
  greeting: (firstName) => (firstName ? `Hello ${firstName},` : 'Hello,'),
  closing: (shop) => `Kind regards\n${shop}`,
  loginCode: ({code, minutes, shop, link}) => ({
    subject: `${code} is your ${shop} sign-in code`,
    paragraphs: [
      'Enter this code to sign in:',
      `It works once, for ${minutes} minutes. If you did not ask for it, ignore this message: without the code nobody gets in.`,
    ],
    code,
    ...(link ? {link: {label: 'Sign in', href: link}} : {}),
  }),
  passwordReset: ({code, minutes, shop, link}) => ({
    subject: `Choose a new password for ${shop}`,
    paragraphs: [
      'Enter this code and choose a new password:',
      `It works once, for ${minutes} minutes. If you did not ask for it, your old password stays as it is.`,
    ],
    code,
    ...(link ? {link: {label: 'Choose a new password', href: link}} : {}),
  }),
  passkeyCode: ({code, minutes, shop}) => ({
    subject: `${code} adds a passkey to your ${shop} account`,
    paragraphs: [
      'Enter this code in your account to add a passkey:',
      `It works once, for ${minutes} minutes. If you did not ask for it, ignore this message: nothing changes without the code.`,
    ],
    code,
  }),
  accountActivation: ({code, hours, shop, link}) => ({
    subject: `Activate your ${shop} account`,
    paragraphs: [
      'One step is missing: confirm that this address is yours.',
      `The link and this code work once, for ${hours} hours. If you did not open an account, ignore this message.`,
    ],
    code,
    link: {label: 'Activate my account', href: link},
  }),
  passwordChanged: ({shop}) => ({
    subject: `Your ${shop} password was changed`,
    paragraphs: [
      'Your password has just been changed, and all other devices have been signed out.',
      'Was it not you? Reset your password now and write to our customer service.',
    ],
  }),
  welcome: ({shop}) => ({
    subject: `Welcome to ${shop}`,
    paragraphs: [
      'Your account is open. Your addresses, orders and wishlist now wait in one place.',
    ],
  }),
  orderAccessCode: ({code, minutes, orderNo}) => ({
    subject: `${code} opens your order ${orderNo}`,
    paragraphs: [
      `Enter this code to see your order ${orderNo}:`,
      `It works once, for ${minutes} minutes.`,
    ],
    code,
  }),
  contactReceived: ({message}) => ({
    subject: 'We have your message',
    paragraphs: ['Thank you for writing. We answer within two working days.', `“${message}”`],
  }),
  newsletterWelcome: ({shop}) => ({
    subject: `News from ${shop}`,
    paragraphs: [
      'From now on you hear first about new things for the first years.',
      'One click at the foot of every issue ends it again.',
    ],
  }),
  stockAlertNoted: ({product}) => ({
    subject: `We write as soon as ${product} is back`,
    paragraphs: [`${product} is on your list. You get one mail when it can be ordered again.`],
  }),
  warrantyRegistered: ({product, until}) => ({
    subject: `Your warranty for ${product}`,
    paragraphs: [`The extended warranty for ${product} is registered and runs until ${until}.`],
  }),
}
