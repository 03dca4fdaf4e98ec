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
  emailChangeCode: ({code, minutes, shop}) => ({
    subject: `${code} changes the email address of your ${shop} account`,
    paragraphs: [
      'Enter this code in your account to use another email address:',
      `It works once, for ${minutes} minutes. If you did not ask for it, ignore this message: nothing changes without the code.`,
    ],
    code,
  }),
  emailChangeLink: ({hours, shop, link}) => ({
    subject: 'Confirm your new email address',
    paragraphs: [
      `You asked to use this email address for your ${shop} account.`,
      `The link works once, for ${hours} hours. Until you confirm, your old address stays valid. If you did not ask for this, ignore this message.`,
    ],
    link: {label: 'Confirm email address', href: link},
  }),
  emailChangeRequested: ({shop, withoutPassword}) => ({
    subject: 'A new email address was entered for your account',
    paragraphs: [
      `${withoutPassword ? 'Someone who has the code from our last message asked' : 'Someone who knows your password asked'} to change the email address of your ${shop} account. It changes only when the link in our message to the new address is opened.`,
      withoutPassword
        ? 'Was it not you? Sign in and cancel the change, then write to our customer service.'
        : 'Was it not you? Change your password now: that cancels the request.',
    ],
  }),
  emailChanged: ({shop}) => ({
    subject: `Your ${shop} email address was changed`,
    paragraphs: [
      'The email address of your account has been changed. You can no longer sign in with this one.',
      'Was it not you? Write to our customer service now.',
    ],
  }),
  emailInUse: ({shop}) => ({
    subject: `You already have a ${shop} account`,
    paragraphs: [
      'This email address was entered as the new address of an account. It belongs to your account already, so nothing has changed.',
      'Sign in as usual. If you did not enter the address, ignore this message.',
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
  contactReceived: ({message, ticketNumber}) => ({
    subject: 'We have your message',
    paragraphs: ['Thank you for writing. We answer within two working days.', `“${message}”`],
    ...(ticketNumber ? {facts: [{label: 'Ticket number', value: ticketNumber}]} : {}),
  }),
  newsletterConfirm: ({shop, link}) => ({
    subject: 'Confirm your newsletter subscription',
    paragraphs: [
      `You would like to receive the newsletter of ${shop}. Please confirm it with this link.`,
      'If you did not request it, you do not need to do anything: without confirmation we send nothing.',
    ],
    link: {label: 'Confirm subscription', href: link},
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
