import type {ScriptId} from './records'

/** Why a service may run on the pages of payment, which are the checkout and its confirmation (PCI DSS 6.4.3). */
export interface PaymentPageUse {
  readonly purpose: string
  /** Role in the merchant's company that allowed it. */
  readonly allowedBy: string
}

interface PageUse {
  /** Present when the pages of payment use the service; the security policy of the others leaves it out. */
  readonly payment?: PaymentPageUse
  /** False for a service that no other page uses. */
  readonly elsewhere: boolean
}

/**
 * Which pages use which service. The server and the inspector read it; browsers do not. `docs/guides/payment-pages.md`
 * has the services of the pages of payment.
 */
export const pageUses: Readonly<Record<ScriptId, PageUse>> = {
  consentService: {
    payment: {
      purpose: 'Asks for consent and keeps the answer, where the site has such a service.',
      allowedBy: 'Data protection',
    },
    elsewhere: true,
  },
  botCheck: {
    payment: {
      purpose: 'Protects the account that a guest creates after the order.',
      allowedBy: 'Information security',
    },
    elsewhere: true,
  },
  payment: {
    payment: {
      purpose: 'Shows the fields of the payment in frames of the provider.',
      allowedBy: 'Payments',
    },
    elsewhere: false,
  },
  parcelService: {elsewhere: true},
  registry: {elsewhere: true},
  tagManager: {
    payment: {
      purpose: 'Counts steps of the checkout and orders, with consent to statistics.',
      allowedBy: 'Analytics',
    },
    elsewhere: true,
  },
  payLater: {
    payment: {
      purpose: 'Explains payment by instalments beside that method, with consent to preferences.',
      allowedBy: 'Payments',
    },
    elsewhere: true,
  },
  reviews: {elsewhere: true},
  chat: {elsewhere: true},
  storeAssistant: {elsewhere: true},
  conversions: {
    payment: {
      purpose: 'Counts orders of an experiment, with consent to marketing.',
      allowedBy: 'Marketing',
    },
    elsewhere: true,
  },
  contentScript: {
    payment: {
      purpose: 'Texts and measurements of the content team, with consent to marketing.',
      allowedBy: 'Marketing',
    },
    elsewhere: true,
  },
  survey: {
    payment: {
      purpose: 'Asks in a sandboxed frame below the confirmation how the purchase was.',
      allowedBy: 'Customer service',
    },
    elsewhere: false,
  },
}

/** @param paymentPage true for a page of payment */
export const isUsedOn = (id: ScriptId, paymentPage: boolean): boolean =>
  paymentPage ? pageUses[id].payment !== undefined : pageUses[id].elsewhere
