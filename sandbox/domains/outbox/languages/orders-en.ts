import {orderMails, type OrderTexts} from '../order-mail-text'

/** Texts of the mails about orders in English. */
export const enOrderTexts: OrderTexts = {
  quantity: (count) => `Quantity: ${count}`,
  totals: {
    goods: 'Items',
    discount: 'Discount',
    delivery: 'Delivery',
    tax: 'Tax',
    total: 'Total',
    includedTax: 'Tax included',
    giftCertificate: 'Paid by gift certificate',
    due: 'Left to pay',
  },
  facts: {
    address: 'Delivery address',
    method: 'Delivery method',
    payment: 'Payment',
    giftMessage: 'Gift message',
    trackingNumber: 'Tracking number',
    store: 'Store',
    refund: 'Amount',
  },
  payments: {
    paid: 'Paid',
    pending: 'Being processed',
    toBePaid: 'Invoice, to be paid within 14 days',
  },
  links: {
    order: 'View your order',
    cancel: 'Cancel the order',
    cart: 'Go to your cart',
    track: 'Track your parcel',
  },
  letters: {
    orderConfirmation: ({orderNo, total, cancelUntil}) => ({
      subject: `Thank you for your order ${orderNo}`,
      paragraphs: [
        `We have received your order ${orderNo} for ${total} and are preparing it.`,
        `We will email you again when it leaves our warehouse. You can cancel it until ${cancelUntil}.`,
      ],
    }),
    orderPaymentFailed: ({orderNo, total}) => ({
      subject: `The payment for order ${orderNo} failed`,
      paragraphs: [
        `We could not complete the payment of ${total} for order ${orderNo}, so the order was not placed and nothing was charged.`,
        'Your items are back in your cart. You can order them again with another payment method.',
      ],
    }),
    orderCancelled: ({orderNo, refund}) => ({
      subject: `Your order ${orderNo} is cancelled`,
      paragraphs: [
        `Your order ${orderNo} is cancelled and will not be sent.`,
        ...(refund ? [`We are refunding ${refund} to the payment method you used.`] : []),
      ],
    }),
    orderShipped: ({orderNo}) => ({
      subject: `Your order ${orderNo} is on its way`,
      paragraphs: [
        `Your order ${orderNo} has left our warehouse. The carrier delivers it to the address below.`,
      ],
    }),
    orderReadyForPickup: ({orderNo}) => ({
      subject: `Your order ${orderNo} is ready for pickup`,
      paragraphs: [
        `Your order ${orderNo} is ready for you in the store. Please bring the order number and an ID.`,
      ],
    }),
    orderReturnReceived: ({orderNo, refund, isCredit}) => ({
      subject: `We have received your return for order ${orderNo}`,
      paragraphs: [
        'Thank you. Your return has arrived and has been checked.',
        isCredit
          ? `We have reduced the invoice by ${refund}.`
          : `We are refunding ${refund} to the payment method you used. It can take up to five working days to arrive.`,
      ],
    }),
  },
}

/** Mails about orders in English. */
export const enOrders = orderMails(enOrderTexts)
