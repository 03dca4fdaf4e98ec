import {fillText, hasValues, type TextValues} from '../fill-text'
import {familyNameFirst} from '../person-name'
import type {MailText} from './mail'
import {writeLetter, type Letter, type MailTexts} from './mail-texts'
import type {MailLanguage} from './mail-values'
import {orderMails} from './order-mail-text'

/** A letter with its code and its main link, where it has them. */
export function codeLetter(
  letter: Letter,
  values: TextValues & {code?: string; link?: string},
): MailText {
  const {code, link: href} = values
  return {
    ...writeLetter(letter, values),
    ...(code === undefined ? {} : {code}),
    ...(letter.link !== undefined && href !== undefined ? {link: {label: letter.link, href}} : {}),
  }
}

/** Composes all mails from the texts of a language. */
export function composeMails(texts: MailTexts): MailLanguage {
  const {letters} = texts
  return {
    ...orderMails(texts.orders),
    greeting(name) {
      const values = {...name, fullName: familyNameFirst(name) || undefined}
      return hasValues(texts.greeting, values)
        ? fillText(texts.greeting, values)
        : texts.greetingWithoutName
    },
    closing: (shop) => fillText(texts.closing, {shop}),
    loginCode: (values) => codeLetter(letters.loginCode, values),
    passwordReset: (values) => codeLetter(letters.passwordReset, values),
    passkeyCode: (values) => codeLetter(letters.passkeyCode, values),
    accountActivation: (values) => codeLetter(letters.accountActivation, values),
    passwordChanged: (values) => writeLetter(letters.passwordChanged, values),
    emailChangeCode: (values) => codeLetter(letters.emailChangeCode, values),
    accountDeletionCode: (values) => codeLetter(letters.accountDeletionCode, values),
    emailChangeLink: (values) => codeLetter(letters.emailChangeLink, values),
    emailChangeRequested: ({withoutPassword, ...values}) =>
      writeLetter(
        withoutPassword ? letters.emailChangeRequestedByCode : letters.emailChangeRequested,
        values,
      ),
    emailChanged: (values) => writeLetter(letters.emailChanged, values),
    emailInUse: (values) => writeLetter(letters.emailInUse, values),
    welcome: (values) => writeLetter(letters.welcome, values),
    giftCertificate: (values) => codeLetter(letters.giftCertificate, values),
    orderAccessCode: (values) => codeLetter(letters.orderAccessCode, values),
    contactReceived: (values) => ({
      ...writeLetter(letters.contactReceived, values),
      ...(values.ticketNumber
        ? {facts: [{label: texts.ticketNumber, value: values.ticketNumber}]}
        : {}),
    }),
    newsletterConfirm: (values) => codeLetter(letters.newsletterConfirm, values),
    newsletterWelcome: (values) => writeLetter(letters.newsletterWelcome, values),
    stockAlertNoted: (values) => writeLetter(letters.stockAlertNoted, values),
  }
}
