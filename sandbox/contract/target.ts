import type {OperationTable} from './operations/operation'

/** The instance and the site that the scenarios run on. */
export interface Target {
  /** Base of all protocols, without a trailing slash. */
  readonly baseUrl: string
  /** Base of OCAPI and the site controllers: another host on a real instance. */
  readonly ocapiUrl: string
  readonly organizationId: string
  /** SLAS client; public unless `clientSecret` is given as well. */
  readonly clientId: string
  readonly clientSecret: string | undefined
  /** Base of Account Manager; scenarios of operations that need its token are left out without one. */
  readonly accountManagerUrl: string | undefined
  /** A redirect URI that the client allows. */
  readonly redirectUri: string
  readonly siteId: string
  /** Locale of all answers, `de-DE`; the country part is where orders are sent. */
  readonly locale: string
  /** Coupon that any basket of the site takes; scenarios with coupons are left out without one. */
  readonly couponCode: string | undefined
  /** A campaign of the site; its scenario is left out without one. */
  readonly campaignId: string | undefined
  /** Code of a gift certificate of the site; its scenarios are left out without one. */
  readonly giftCertificateCode: string | undefined
  /** Base of the outbox that shows mails as JSON; scenarios that read mails need one. */
  readonly outboxUrl: string | undefined
  /** Base of the sandbox's admin API; scenarios that read messages to the site need one. */
  readonly adminUrl: string | undefined
  /** A page of Page Designer; its scenario is left out without one. */
  readonly pageId: string | undefined
  /** A content slot, filled for everybody; its scenario is left out without one. */
  readonly slotId: string | undefined
  /** Whether the site has order management. */
  readonly orderManagement: boolean
  /** Whether a method of the site is paid at the payment provider's page. */
  readonly hostedPayment: boolean
  /** What it answers: the protocols, and the operations of plug-ins. */
  readonly operations: OperationTable
  /** Whether the instance answers what the sandbox adds to OCAPI, and the endpoints of plug-ins. */
  readonly projectEndpoints: boolean
}
