import type {MailLanguage} from '../mail-values'
import {orderMails} from '../order-mail-text'
import {en} from './en'
import {enOrderTexts} from './orders-en'

/** Mails in the words of the United States, where they differ from the English ones. */
export const enUs: MailLanguage = {
  ...en,
  ...orderMails({
    ...enOrderTexts,
    totals: {...enOrderTexts.totals, delivery: 'Shipping', tax: 'Sales tax'},
    facts: {
      ...enOrderTexts.facts,
      address: 'Shipping address',
      method: 'Shipping method',
    },
    links: {...enOrderTexts.links, track: 'Track your package'},
    letters: {
      ...enOrderTexts.letters,
      orderCancelled: ({orderNo, refund}) => ({
        subject: `Your order ${orderNo} is canceled`,
        paragraphs: [
          `Your order ${orderNo} is canceled and will not be shipped.`,
          ...(refund ? [`We are refunding ${refund} to the payment method you used.`] : []),
        ],
      }),
      orderShipped: ({orderNo}) => ({
        subject: `Your order ${orderNo} has shipped`,
        paragraphs: [
          `Your order ${orderNo} has left our warehouse. The carrier delivers it to the address below.`,
        ],
      }),
      orderReturnReceived: (values) => {
        const letter = enOrderTexts.letters.orderReturnReceived(values)
        const paragraphs = letter.paragraphs.map((text) =>
          text.replace('working days', 'business days'),
        )
        return {...letter, paragraphs}
      },
    },
  }),
  contactReceived: ({message, ticketNumber}) => ({
    subject: 'We have your message',
    paragraphs: ['Thank you for writing. We answer within two business days.', `“${message}”`],
    ...(ticketNumber ? {facts: [{label: 'Ticket number', value: ticketNumber}]} : {}),
  }),
  newsletterWelcome: ({shop}) => ({
    subject: `News from ${shop}`,
    paragraphs: [
      'From now on you are the first to hear about new things for the first years.',
      'You can unsubscribe with one click at the bottom of every issue.',
    ],
  }),
}
