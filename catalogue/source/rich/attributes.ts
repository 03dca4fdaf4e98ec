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
    name: {
      en: 'Needs, extends the set by',
      de: 'Braucht, erweitert das Set um',
      ja: '必要な商品・セットの追加商品',
    },
  },
  {
    id: 'setAccessories',
    type: 'set-of-string',
    name: {
      en: 'Goes with, accessories',
      de: 'Passt dazu, Zubehör',
      ja: '一緒に使う商品・アクセサリー',
    },
  },
  {
    id: 'productFamily',
    type: 'text',
    localizable: true,
    name: {en: 'Family (JSON)', de: 'Produktfamilie (JSON)', ja: '商品ファミリー(JSON)'},
  },
  {
    id: 'sizeGuide',
    type: 'string',
    name: {
      en: 'Size guide (content)',
      de: 'Größenberater (Inhalt)',
      ja: 'サイズガイド(コンテンツ)',
    },
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
    id: 'colorWorld',
    type: 'string',
    name: {en: 'Colours', de: 'Farbwelt', ja: '配色'},
  },
  {
    id: 'badge',
    type: 'string',
    localizable: true,
    name: {en: 'Badge', de: 'Kennzeichen', ja: 'バッジ'},
  },
]

/** Site preferences that product pages read (rule PROD-8). */
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
    id: 'deliveryRules',
    type: 'text',
    name: {en: 'Delivery times (JSON)', de: 'Lieferzeiten (JSON)', ja: 'お届け日数(JSON)'},
  },
  {
    id: 'countryGeoCoordinates',
    type: 'string',
    name: {en: 'Middle of the country', de: 'Mitte des Landes', ja: '国の中心の座標'},
  },
  {
    id: 'parcellabUserId',
    type: 'string',
    name: {
      en: 'Parcel service, user id',
      de: 'Paketdienst, Kennung',
      ja: '配送サービスのユーザーID',
    },
  },
  {
    id: 'parcellabTrackingJS',
    type: 'string',
    name: {
      en: 'Parcel service, script for tracking',
      de: 'Paketdienst, Skript zur Sendungsverfolgung',
      ja: '配送状況用スクリプト',
    },
  },
  {
    id: 'parcellabTrackingCSS',
    type: 'string',
    name: {
      en: 'Parcel service, style for tracking',
      de: 'Paketdienst, Stil der Sendungsverfolgung',
      ja: '配送状況用スタイル',
    },
  },
  {
    id: 'parcellabReturnOrderJS',
    type: 'string',
    name: {
      en: 'Parcel service, script for returns',
      de: 'Paketdienst, Skript für Rücksendungen',
      ja: '返品用スクリプト',
    },
  },
  {
    id: 'parcellabReturnOrderCSS',
    type: 'string',
    name: {
      en: 'Parcel service, style for returns',
      de: 'Paketdienst, Stil für Rücksendungen',
      ja: '返品用スタイル',
    },
  },
  {
    id: 'orderReturnDays',
    type: 'string',
    name: {en: 'Days to return goods', de: 'Tage für Rücksendungen', ja: '返品できる日数'},
  },
  {
    id: 'orderCancellationMinutes',
    type: 'string',
    name: {
      en: 'Minutes to cancel an order',
      de: 'Minuten für Stornierungen',
      ja: 'キャンセルできる時間（分）',
    },
  },
  {
    id: 'cartEnabledExpressPayments',
    type: 'string',
    name: {
      en: 'Express payment methods of the cart',
      de: 'Express-Zahlungsarten im Warenkorb',
      ja: 'カートの簡単決済',
    },
  },
  {
    id: 'isExpressPaymentAddressValidationEnabled',
    type: 'boolean',
    name: {
      en: 'Check addresses of express payment',
      de: 'Adressen der Express-Zahlung prüfen',
      ja: '簡単決済の住所を確認する',
    },
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
