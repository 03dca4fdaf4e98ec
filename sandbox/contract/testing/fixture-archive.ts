import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type {ContractFixture} from '../local-target'

const impex = 'http://www.demandware.com/xml/impex'
const head = '<?xml version="1.0" encoding="UTF-8"?>'

/** The coupon of the fixture; it works on every basket, as often as one likes. */
const fixtureCoupon = 'CONTRACT10'

/** The campaign of the fixture that holds for everyone. */
const fixtureCampaign = 'contract-everyone'

/** A page of the fixture, assigned to the category `strollers` for the aspect type `plp`. */
const fixturePage = 'contract-page'

/** A slot of the fixture that shows a content asset. */
const fixtureSlot = 'contract-help'

/** A gift certificate of the fixture, by its code. */
const fixtureGiftCertificate = 'CONTRACT-GIFT-0001'

const promotions = `${head}
<promotions xmlns="${impex}/promotion/2008-01-31">
  <campaign campaign-id="${fixtureCampaign}">
    <enabled-flag>true</enabled-flag>
    <customer-groups><customer-group group-id="Everyone"/></customer-groups>
  </campaign>
  <campaign campaign-id="contract-coupon">
    <enabled-flag>true</enabled-flag>
    <coupons><coupon coupon-id="${fixtureCoupon}"/></coupons>
  </campaign>
  <promotion promotion-id="contract-products">
    <enabled-flag>true</enabled-flag>
    <name xml:lang="x-default">Five per cent off strollers</name>
    <callout-msg xml:lang="x-default">5 % off</callout-msg>
    <product-promotion-rule>
      <discounted-products><included-products><condition-group>
        <category-condition catalog-id="barnholt-storefront" operator="is equal">
          <category-id>strollers</category-id>
        </category-condition>
      </condition-group></included-products></discounted-products>
      <simple-discount><percentage>5</percentage></simple-discount>
    </product-promotion-rule>
  </promotion>
  <promotion promotion-id="contract-order">
    <enabled-flag>true</enabled-flag>
    <name xml:lang="x-default">Ten per cent off the order</name>
    <order-promotion-rule>
      <discounts condition-type="order-total">
        <discount><threshold>1</threshold><percentage>10</percentage></discount>
      </discounts>
    </order-promotion-rule>
  </promotion>
  <promotion-campaign-assignment promotion-id="contract-products" campaign-id="${fixtureCampaign}"/>
  <promotion-campaign-assignment promotion-id="contract-order" campaign-id="contract-coupon">
    <coupons><coupon coupon-id="${fixtureCoupon}"/></coupons>
  </promotion-campaign-assignment>
</promotions>`

const coupons = `${head}
<coupons xmlns="${impex}/coupon/2008-06-17">
  <coupon coupon-id="${fixtureCoupon}">
    <enabled-flag>true</enabled-flag>
    <case-insensitive>true</case-insensitive>
    <single-code>${fixtureCoupon}</single-code>
  </coupon>
</coupons>`

const payment = `${head}
<payment-settings xmlns="${impex}/paymentsettings/2009-09-15">
  <payment-method method-id="GIFT_CERTIFICATE">
    <name xml:lang="x-default">Gift certificate</name>
    <enabled-flag>true</enabled-flag>
  </payment-method>
  <payment-method method-id="ONLINE_PAYMENT">
    <name xml:lang="x-default">Pay online</name>
    <enabled-flag>true</enabled-flag>
    <processor-id>HOSTED_PAYMENT</processor-id>
  </payment-method>
</payment-settings>`

const preferences = `${head}
<preferences xmlns="${impex}/preferences/2007-03-31">
  <custom-preferences><all-instances>
    <preference preference-id="omsActive">true</preference>
  </all-instances></custom-preferences>
</preferences>`

const slots = `${head}
<slot-configurations xmlns="${impex}/slot/2008-09-08">
  <slot-configuration slot-id="${fixtureSlot}" context="global" configuration-id="contract-help" default="true">
    <enabled-flag>true</enabled-flag>
    <content><content-assets><content-asset content-id="returns"/></content-assets></content>
  </slot-configuration>
</slot-configurations>`

const library = `${head}
<library xmlns="${impex}/library/2006-10-31" library-id="barnholt-library">
  <content content-id="${fixturePage}">
    <display-name xml:lang="x-default">Page of the contract</display-name>
    <online-flag>true</online-flag>
    <type>page.storePage</type>
    <aspect-type>plp</aspect-type>
    <content-links>
      <content-link content-id="contract-banner" type="page.storePage.main"><position>1.0</position></content-link>
    </content-links>
    <content-object-assignments>
      <content-object-assignment object-type="category" object-id="strollers"/>
    </content-object-assignments>
  </content>
  <content content-id="contract-banner">
    <display-name xml:lang="x-default">Banner of the contract</display-name>
    <online-flag>true</online-flag>
    <type>component.commerce_assets.banner</type>
    <data xml:lang="x-default">{"title": "Out and about"}</data>
  </content>
</library>`

/**
 * Writes an archive with what scenarios need and our shop lacks (promotions, a coupon, methods
 * of payment, order management, a slot, a page) to a temporary folder, and returns it. It overlays
 * our archive, whose products it names.
 */
function writeFixtureArchive(siteId: string): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-fixture-'))
  const site = path.join(root, 'sites', siteId)
  fs.mkdirSync(site, {recursive: true})
  fs.writeFileSync(path.join(site, 'promotions.xml'), promotions)
  fs.writeFileSync(path.join(site, 'coupons.xml'), coupons)
  fs.writeFileSync(path.join(site, 'payment-methods.xml'), payment)
  fs.writeFileSync(path.join(site, 'preferences.xml'), preferences)
  fs.writeFileSync(path.join(site, 'slots.xml'), slots)
  const shared = path.join(root, 'libraries', 'barnholt-library')
  fs.mkdirSync(shared, {recursive: true})
  fs.writeFileSync(path.join(shared, 'library.xml'), library)
  return root
}

/** What the contract suite adds to the archive of our shop. */
export const contractFixture: ContractFixture = {
  write: writeFixtureArchive,
  couponCode: fixtureCoupon,
  campaignId: fixtureCampaign,
  giftCertificateCode: fixtureGiftCertificate,
  pageId: fixturePage,
  slotId: fixtureSlot,
}
