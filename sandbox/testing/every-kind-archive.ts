import {contextArchive} from './context-archive'
import {assignment, campaign, couponsXml, productsById, promotion} from './promotion-files'
import {tinyShop} from './test-archive'

const base: Readonly<Record<string, string>> = {...tinyShop, ...contextArchive}

const withMore = (file: string, end: string, more: string): string =>
  (base[file] ?? '').replace(end, `${more}${end}`)

/** An archive with at least one element of every kind that an import reads. */
export const everyKind: Readonly<Record<string, string>> = {
  ...base,
  'catalogs/test-master/catalog.xml': withMore(
    'catalogs/test-master/catalog.xml',
    '</catalog>',
    `<product product-id="desk"><online-flag>true</online-flag>
       <options><option option-id="oil"><display-name xml:lang="x-default">Oil</display-name><option-values>
         <option-value value-id="none" default="true"/><option-value value-id="oiled"/></option-values></option>
         <shared-option option-id="care"/></options>
       <product-links><product-link product-id="stool" type="accessory"/></product-links>
       <variations><variation-groups><variation-group product-id="desk-group"/></variation-groups></variations>
       <product-detail-page-meta-tag-rules><page-meta-tag-rule rule-id="title"/></product-detail-page-meta-tag-rules>
     </product><product product-id="desk-group"/>
     <product-option option-id="care"><display-name xml:lang="x-default">Care</display-name><option-values>
       <option-value value-id="none" default="true"/><option-value value-id="two-years"/></option-values></product-option>
     <product-option option-id="gift"><option-values><option-value value-id="no"/></option-values></product-option>
     <variation-attribute variation-attribute-id="width" attribute-id="width">
       <display-name xml:lang="x-default">Width</display-name><variation-attribute-values>
       <variation-attribute-value value="60"/></variation-attribute-values></variation-attribute>`,
  ),
  'catalogs/test-storefront/catalog.xml': withMore(
    'catalogs/test-storefront/catalog.xml',
    '</catalog>',
    `<category category-id="linked"><display-name xml:lang="x-default">Linked</display-name><online-flag>true</online-flag>
       <parent>root</parent><category-links><category-link category-id="root" type="other"/></category-links>
       <refinement-definitions><refinement-definition type="price"/></refinement-definitions></category>
     <recommendation source-id="table" source-type="product" target-id="stool" target-type="product" type="1">
       <callout-message xml:lang="x-default">Sit down</callout-message></recommendation>
     <recommendation source-id="table" source-type="product" target-id="chair" target-type="product" type="1"/>`,
  ),
  'meta/custom-types.xml': `<metadata><custom-type type-id="Notice"><key-definition attribute-id="id"><type>string</type></key-definition>
     <attribute-definitions><attribute-definition attribute-id="text"><type>text</type>
       <localizable-flag>true</localizable-flag></attribute-definition></attribute-definitions></custom-type></metadata>`,
  'custom-objects/Notice.xml': `<custom-objects>
     <custom-object type-id="Notice" object-id="a"><object-attribute attribute-id="text">A</object-attribute></custom-object>
     <custom-object type-id="Notice" object-id="b"><object-attribute attribute-id="text">B</object-attribute></custom-object>
   </custom-objects>`,
  'libraries/test-library/library.xml': withMore(
    'libraries/test-library/library.xml',
    '</library>',
    `<content content-id="page"><online-flag>true</online-flag><type>page.storePage</type>
       <data xml:lang="x-default">{"a": 1}</data>
       <content-links><content-link content-id="part" type="page.storePage.main"/></content-links></content>
     <content content-id="part"><type>component.text</type><data xml:lang="x-default">{"b": 2}</data></content>`,
  ),
  'page-meta-tags.xml': `<page-meta-tags>
     <page-meta-tag-definitions><page-meta-tag-definition meta-tag-id="title" type="title"/>
       <page-meta-tag-definition meta-tag-id="robots" type="name"/></page-meta-tag-definitions>
     <page-meta-tag-rules><product-detail-page-meta-tag-rules>
       <page-meta-tag-rule rule-id="title" meta-tag-id="title"><rule xml:lang="x-default">Title</rule></page-meta-tag-rule>
       <page-meta-tag-rule rule-id="robots" meta-tag-id="robots"><rule xml:lang="x-default">all</rule></page-meta-tag-rule>
     </product-detail-page-meta-tag-rules></page-meta-tag-rules></page-meta-tags>`,
  'geolocations/DE.xml': `<geolocations country-code="DE">
     <geolocation postal-code="10115"><city>Berlin</city><latitude>52.5</latitude><longitude>13.4</longitude></geolocation>
     <geolocation postal-code="80331"><city>München</city><latitude>48.1</latitude><longitude>11.6</longitude></geolocation>
   </geolocations>`,
  'sites/TST/payment-methods.xml': withMore(
    'sites/TST/payment-methods.xml',
    '</payment-settings>',
    `<payment-method method-id="CREDIT_CARD"><name>Card</name><enabled-flag>true</enabled-flag>
       <countries><country country-code="DE"/></countries></payment-method>
     <payment-card card-type="Master"><name>Master</name><enabled-flag>true</enabled-flag></payment-card>`,
  ),
  'sites/TST/shipping.xml': withMore(
    'sites/TST/shipping.xml',
    '</shipping>',
    `<shipping-method method-id="express"><display-name xml:lang="x-default">Express</display-name><online-flag>true</online-flag>
       <price-table><amount order-value="0">9.90</amount></price-table><currency>EUR</currency>
       <customer-groups><customer-group>Club</customer-group></customer-groups></shipping-method>`,
  ),
  'sites/TST/redirect-urls.xml': `<redirect-urls><redirect-url uri="/a"><destination-url>/b</destination-url><status-code>302</status-code></redirect-url>
     <redirect-url uri="/c"><destination-url>/d</destination-url></redirect-url></redirect-urls>`,
  'sites/TST/url-rules.xml': `<url-rules><general-settings><lower-case-urls>false</lower-case-urls></general-settings>
     <category-rule xml:lang="x-default">[ attribute, displayName ]</category-rule>
     <product-id-separator>_</product-id-separator></url-rules>`,
  'sites/TST/search.xml': `<search><synonyms><synonym-group xml:lang="de">stuhl, sessel</synonym-group>
     <synonym-group xml:lang="de">tisch, tafel</synonym-group></synonyms></search>`,
  'sites/TST/search2.xml': `<search><searchable-attributes>
       <searchable-attribute><attribute-path>product.name</attribute-path></searchable-attribute>
       <searchable-attribute><attribute-path>product.brand</attribute-path></searchable-attribute></searchable-attributes>
     <stopword-list xml:lang="de"><stopwords>der, die</stopwords></stopword-list></search>`,
  'sites/TST/sort.xml': `<sort><sorting-rule rule-id="newest"><sorting-attributes><attribute>
       <attribute-path>product.creationDate</attribute-path><direction>descending</direction></attribute></sorting-attributes></sorting-rule>
     <sorting-rule rule-id="cheap"><sorting-attributes><price><direction>ascending</direction></price></sorting-attributes></sorting-rule>
     <dynamic-attribute dynamic-attribute-id="mix"><weighted-attribute><attribute-path>product.name</attribute-path></weighted-attribute></dynamic-attribute>
     <dynamic-attribute dynamic-attribute-id="other"><weighted-attribute><attribute-path>product.id</attribute-path></weighted-attribute></dynamic-attribute>
     <sorting-options><sorting-option option-id="n"><display-name xml:lang="x-default">New</display-name><rule-id>newest</rule-id></sorting-option>
       <sorting-option option-id="c"><display-name xml:lang="x-default">Cheap</display-name><rule-id>cheap</rule-id></sorting-option></sorting-options>
     <sorting-rule-assignment category-id="root" rule-id="newest"/><sorting-rule-assignment category-id="linked" rule-id="cheap"/>
     <sorting-rule-campaign-assignment category-id="root" campaign-id="club" rule-id="cheap"/>
     <sorting-rule-campaign-assignment category-id="linked" campaign-id="club" rule-id="cheap"/></sort>`,
  'sites/TST/coupons.xml': couponsXml(
    `<coupon coupon-id="save"><enabled-flag>true</enabled-flag><single-code>SAVE</single-code></coupon>
     <coupon coupon-id="one"><enabled-flag>true</enabled-flag><single-code>ONE</single-code>
       <redemption-limits><limit-per-code>2</limit-per-code></redemption-limits></coupon>
     <coupon coupon-id="list"><enabled-flag>false</enabled-flag><multiple-codes><code>L1</code><code>L2</code></multiple-codes></coupon>
     <coupon coupon-id="system"><system-codes><max-number-of-codes>3</max-number-of-codes></system-codes></coupon>`,
  ),
  'sites/TST/promotions.xml': withMore(
    'sites/TST/promotions.xml',
    '</promotions>',
    `<global-promotion-settings>${productsById('global-excluded-products', 'hidden')}</global-promotion-settings>
     ${campaign('dated', '<start-date>2026-01-01T00:00:00.000Z</start-date><source-codes><source-code group-id="letter"/></source-codes>')}
     ${promotion('ranked', `<order-promotion-rule><discounts condition-type="order-total"><discount><threshold>10</threshold><percentage>5</percentage></discount></discounts></order-promotion-rule>`, '<exclusivity>global</exclusivity><tags><tag>sale</tag></tags>')}
     ${assignment('ranked', 'dated', '<qualifiers match-mode="all"><customer-groups/></qualifiers><rank>7</rank>')}`,
  ),
  'sites/TST/stores.xml': withMore(
    'sites/TST/stores.xml',
    '</stores>',
    `<store store-id="austin"><name>Austin</name><country-code>US</country-code><latitude>30</latitude>
       <longitude>-97</longitude><pos-enabled-flag>true</pos-enabled-flag></store>
     <store-group store-group-id="south"><stores><store store-id="austin"/></stores></store-group>`,
  ),
  'sites/TST/slots.xml': withMore(
    'sites/TST/slots.xml',
    '</slot-configurations>',
    `<slot-configuration-campaign-assignment slot-id="hero" context="global" configuration-id="later" campaign-id="club">
       <rank>3</rank><qualifiers><customer-groups><customer-group group-id="Club"/></customer-groups></qualifiers>
     </slot-configuration-campaign-assignment>
     <slot-configuration-campaign-assignment slot-id="hero" context="global" configuration-id="mobile" campaign-id="club"/>`,
  ),
  'sites/TST/source-codes.xml': withMore(
    'sites/TST/source-codes.xml',
    '</sourcecodes>',
    `<sourcecode-group group-id="card"><enabled-flag>true</enabled-flag><code-specs><code-spec>card</code-spec></code-specs></sourcecode-group>`,
  ),
}
