import type {AttributeDefinition} from '../attributes'

/** Product attributes of `rich-content.ts`; JSON is text to B2C Commerce. */
export const richProductAttributes: readonly AttributeDefinition[] = [
  {
    id: 'hotspots',
    type: 'text',
    localizable: true,
    name: {en: 'Hotspots (JSON)', de: 'Bildpunkte (JSON)', ja: 'ホットスポット(JSON)'},
  },
  {
    id: 'videos',
    type: 'text',
    localizable: true,
    name: {en: 'Films (JSON)', de: 'Filme (JSON)', ja: '動画(JSON)'},
  },
  {
    id: 'downloads',
    type: 'text',
    localizable: true,
    name: {en: 'Downloads (JSON)', de: 'Downloads (JSON)', ja: 'ダウンロード(JSON)'},
  },
  {
    id: 'faq',
    type: 'text',
    localizable: true,
    name: {en: 'Questions (JSON)', de: 'Fragen (JSON)', ja: 'よくある質問(JSON)'},
  },
  {
    id: 'engraving',
    type: 'text',
    localizable: true,
    name: {en: 'Engraving (JSON)', de: 'Gravur (JSON)', ja: '刻印(JSON)'},
  },
  {
    id: 'redirectLinkPartner',
    type: 'string',
    name: {en: 'Shop of a partner', de: 'Shop eines Partners', ja: 'パートナーの販売ページ'},
  },
  {
    id: 'setExtensions',
    type: 'set-of-string',
    name: {en: 'Extends the set by', de: 'Erweitert das Set um', ja: 'セットの追加商品'},
  },
  {
    id: 'setAccessories',
    type: 'set-of-string',
    name: {en: 'Accessories of the set', de: 'Zubehör des Sets', ja: 'セットのアクセサリー'},
  },
]

/** Of promotions: how tiles and product pages show them. */
export const promotionAttributes: readonly AttributeDefinition[] = [
  {
    id: 'promotionIcon',
    type: 'string',
    name: {en: 'Icon (path)', de: 'Symbol (Pfad)', ja: 'アイコン(パス)'},
  },
  {
    id: 'badge',
    type: 'string',
    localizable: true,
    name: {en: 'Badge', de: 'Kennzeichen', ja: 'バッジ'},
  },
]

/** Site preferences that product pages read (spec calls 3 "Site preferences"). */
export const productPagePreferences: readonly AttributeDefinition[] = [
  {
    id: 'arModelList',
    type: 'text',
    name: {en: '3D models (JSON)', de: '3D-Modelle (JSON)', ja: '3Dモデル(JSON)'},
  },
  {
    id: 'reCaptchaPublicKey',
    type: 'string',
    name: {en: 'Bot check, public key', de: 'Bot-Prüfung, Schlüssel', ja: 'ボット判定の公開キー'},
  },
  {
    id: 'redirectLinkPartnerAllProducts',
    type: 'string',
    name: {
      en: 'Partner shop of all products',
      de: 'Partnershop aller Produkte',
      ja: '全商品のパートナー販売ページ',
    },
  },
  {
    id: 'channelAdvisorURL',
    type: 'string',
    name: {en: 'Where to buy, address', de: 'Bezugsquellen, Adresse', ja: '取扱店案内のURL'},
  },
  {
    id: 'channelAdvisorPID',
    type: 'string',
    name: {en: 'Where to buy, account', de: 'Bezugsquellen, Konto', ja: '取扱店案内のID'},
  },
  {
    id: 'showAlwaysWheretobuyEnabled',
    type: 'boolean',
    name: {
      en: 'Where to buy on every product',
      de: 'Bezugsquellen bei jedem Produkt',
      ja: '全商品に取扱店案内を表示',
    },
  },
  {
    id: 'engravingOakBrownMessage',
    type: 'string',
    localizable: true,
    name: {en: 'Note on engraving oak', de: 'Hinweis zur Eichengravur', ja: 'オーク材刻印の注記'},
  },
  {
    id: 'purchaseLimit',
    type: 'string',
    name: {en: 'Most of one item', de: 'Höchstmenge je Artikel', ja: '1商品の購入上限'},
  },
  {
    id: 'purchaseLimitBusiness',
    type: 'string',
    name: {
      en: 'Most of one item, business',
      de: 'Höchstmenge je Artikel, Geschäftskunden',
      ja: '1商品の購入上限(法人)',
    },
  },
]
