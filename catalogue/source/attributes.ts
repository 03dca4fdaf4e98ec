import type {Text} from './model'
import {palette} from './palette'
import {productPagePreferences, richProductAttributes} from './rich/attributes'
import {ageTexts, availabilityTexts, materialTexts, refinementColourTexts} from './texts'

/** One custom attribute: its type, its names and, for enums, its values in their order. */
export interface AttributeDefinition {
  readonly id: string
  readonly type:
    'string' | 'text' | 'html' | 'boolean' | 'date' | 'image' | 'set-of-string' | 'enum-of-string'
  readonly name: Text
  readonly localizable?: true
  readonly multiple?: true
  readonly values?: readonly (readonly [string, Text])[]
}

const colourNames = Object.entries(palette).map(([id, {name}]) => [id, name] as const)

/** Of products; SCAPI shows them as `c_` and the id. */
export const productAttributes: readonly AttributeDefinition[] = [
  {
    id: 'masterName',
    type: 'string',
    localizable: true,
    name: {en: 'Model name', de: 'Modellname', ja: 'モデル名'},
  },
  {
    id: 'color',
    type: 'enum-of-string',
    values: colourNames,
    name: {en: 'Colour', de: 'Farbe', ja: 'カラー'},
  },
  {id: 'size', type: 'string', name: {en: 'Size', de: 'Größe', ja: 'サイズ'}},
  {id: 'chassis', type: 'string', name: {en: 'Chassis', de: 'Gestell', ja: 'フレームカラー'}},
  {
    id: 'availability',
    type: 'enum-of-string',
    values: Object.entries(availabilityTexts),
    name: {en: 'Availability', de: 'Verfügbarkeit', ja: '在庫状況'},
  },
  {
    id: 'availabilityMessage',
    type: 'string',
    localizable: true,
    name: {en: 'Availability message', de: 'Verfügbarkeitstext', ja: '在庫状況メッセージ'},
  },
  {
    id: 'releaseDate',
    type: 'date',
    name: {en: 'Available from', de: 'Erhältlich ab', ja: '発売日'},
  },
  {
    id: 'availableOnWeb',
    type: 'boolean',
    name: {en: 'Sold online', de: 'Online erhältlich', ja: 'オンライン販売'},
  },
  {
    id: 'productType',
    type: 'string',
    name: {en: 'Product type', de: 'Produktart', ja: '商品タイプ'},
  },
  {
    id: 'customizable',
    type: 'boolean',
    name: {en: 'Customizable', de: 'Individualisierbar', ja: 'カスタマイズ可能'},
  },
  {
    id: 'badges',
    type: 'set-of-string',
    localizable: true,
    name: {en: 'Badges', de: 'Kennzeichen', ja: 'バッジ'},
  },
  {
    id: 'refinementColor',
    type: 'enum-of-string',
    values: Object.entries(refinementColourTexts),
    name: {en: 'Colour group', de: 'Farbgruppe', ja: 'カラー系統'},
  },
  {
    id: 'material',
    type: 'enum-of-string',
    multiple: true,
    values: Object.entries(materialTexts),
    name: {en: 'Material', de: 'Material', ja: '素材'},
  },
  {
    id: 'ageFrom',
    type: 'enum-of-string',
    values: Object.entries(ageTexts),
    name: {en: 'Age', de: 'Alter', ja: '対象年齢'},
  },
  {
    id: 'slugUrl',
    type: 'string',
    localizable: true,
    name: {en: 'Page path', de: 'Seitenpfad', ja: 'ページパス'},
  },
  {
    id: 'extraMainImage',
    type: 'image',
    name: {en: 'Second picture', de: 'Zweites Bild', ja: '2枚目の画像'},
  },
  {
    id: 'extraMainImage2',
    type: 'image',
    name: {en: 'Third picture', de: 'Drittes Bild', ja: '3枚目の画像'},
  },
  {
    id: 'imageTones',
    type: 'string',
    name: {en: 'Dominant colours', de: 'Farbtöne der Bilder', ja: '画像の主な色'},
  },
  {
    id: 'features',
    type: 'set-of-string',
    localizable: true,
    name: {en: 'Features', de: 'Merkmale', ja: '特長'},
  },
  {
    id: 'dimensions',
    type: 'text',
    localizable: true,
    name: {en: 'Dimensions', de: 'Maße', ja: 'サイズ・仕様'},
  },
  {id: 'care', type: 'text', localizable: true, name: {en: 'Care', de: 'Pflege', ja: 'お手入れ'}},
  ...richProductAttributes,
]

/** Of categories. */
export const categoryAttributes: readonly AttributeDefinition[] = [
  {
    id: 'showInMenu',
    type: 'boolean',
    name: {en: 'Show in menu', de: 'Im Menü zeigen', ja: 'メニューに表示'},
  },
  {
    id: 'menuBadge',
    type: 'string',
    localizable: true,
    name: {en: 'Badge in the menu', de: 'Kennzeichen im Menü', ja: 'メニューのバッジ'},
  },
  {
    id: 'menuHide',
    type: 'enum-of-string',
    multiple: true,
    values: [
      ['desktop', {en: 'Wide windows', de: 'Breite Fenster', ja: '広い画面'}],
      ['mobile', {en: 'Phones', de: 'Handys', ja: 'スマートフォン'}],
    ],
    name: {
      en: 'Hide in the menu of',
      de: 'Im Menü verbergen auf',
      ja: 'メニューで非表示にする画面',
    },
  },
  {
    id: 'menuNotIn',
    type: 'set-of-string',
    name: {
      en: 'Not in the menu of sites (ids)',
      de: 'Nicht im Menü der Sites (Kennungen)',
      ja: 'メニューに表示しないサイト(ID)',
    },
  },
]

/** Of content assets. */
export const contentAttributes: readonly AttributeDefinition[] = [
  {id: 'body', type: 'html', localizable: true, name: {en: 'Body', de: 'Inhalt', ja: '本文'}},
  {
    id: 'data',
    type: 'text',
    localizable: true,
    name: {en: 'Data (JSON)', de: 'Daten (JSON)', ja: 'データ(JSON)'},
  },
]

/** Of sites: what the storefront and the sandbox read about a site. */
export const sitePreferences: readonly AttributeDefinition[] = [
  {id: 'siteCatalog', type: 'string', name: {en: 'Catalogue', de: 'Katalog', ja: 'カタログ'}},
  {
    id: 'sitePriceBooks',
    type: 'string',
    name: {en: 'Price books', de: 'Preisbücher', ja: '価格表'},
  },
  {
    id: 'siteInventoryList',
    type: 'string',
    name: {en: 'Inventory list', de: 'Bestandsliste', ja: '在庫リスト'},
  },
  {
    id: 'siteLibrary',
    type: 'string',
    name: {en: 'Content library', de: 'Inhaltsbibliothek', ja: 'ライブラリ'},
  },
  {id: 'siteTaxation', type: 'string', name: {en: 'Taxation', de: 'Besteuerung', ja: '課税方式'}},
  {id: 'siteCurrency', type: 'string', name: {en: 'Currency', de: 'Währung', ja: '通貨'}},
  {id: 'siteLocales', type: 'string', name: {en: 'Locales', de: 'Sprachen', ja: 'ロケール'}},
  {
    id: 'siteDefaultLocale',
    type: 'string',
    name: {en: 'Default locale', de: 'Standardsprache', ja: '既定のロケール'},
  },
  {
    id: 'isContentOnlySite',
    type: 'boolean',
    name: {en: 'Content only', de: 'Nur Inhalte', ja: 'コンテンツのみ'},
  },
  {
    id: 'lowestPriceDisclosure',
    type: 'boolean',
    name: {
      en: 'Lowest price of the last 30 days',
      de: 'Niedrigster Preis der letzten 30 Tage',
      ja: '過去30日間の最低価格',
    },
  },
  {
    id: 'taxationPolicy',
    type: 'string',
    name: {en: 'Taxation policy', de: 'Steuerlogik', ja: '課税ポリシー'},
  },
  {
    id: 'wishlistEnabled',
    type: 'boolean',
    name: {en: 'Wishlist', de: 'Merkliste', ja: 'お気に入りリスト'},
  },
  {
    id: 'newsletterPreselected',
    type: 'boolean',
    name: {
      en: 'Newsletter box ticked in advance',
      de: 'Newsletter vorausgewählt',
      ja: 'ニュースレターの初期選択',
    },
  },
  {
    id: 'paymentMethodImages',
    type: 'text',
    name: {
      en: 'Pictures of payment methods (JSON)',
      de: 'Bilder der Zahlungsarten (JSON)',
      ja: 'お支払い方法の画像(JSON)',
    },
  },
  {
    id: 'shippingMethods',
    type: 'text',
    name: {
      en: 'Pictures of delivery methods (JSON)',
      de: 'Bilder der Versandarten (JSON)',
      ja: '配送方法の画像(JSON)',
    },
  },
  {
    id: 'shippingContentAssetId',
    type: 'string',
    name: {en: 'Content asset about shipping', de: 'Inhalt zum Versand', ja: '配送案内コンテンツ'},
  },
  {
    id: 'cpsiaEnabled',
    type: 'boolean',
    name: {en: 'CPSIA page', de: 'CPSIA-Seite', ja: 'CPSIAページ'},
  },
  {
    id: 'd2bEnabled',
    type: 'boolean',
    name: {en: 'Business mode', de: 'Geschäftskundenmodus', ja: '法人モード'},
  },
  {
    id: 'd2bRegistrationLink',
    type: 'string',
    name: {
      en: 'Registration of businesses',
      de: 'Registrierung von Firmen',
      ja: '法人登録ページ',
    },
  },
  {
    id: 'passwordlessLoginEnabled',
    type: 'boolean',
    name: {
      en: 'Login without a password',
      de: 'Anmeldung ohne Passwort',
      ja: 'パスワードなしのログイン',
    },
  },
  {
    id: 'passkeysEnabled',
    type: 'boolean',
    name: {en: 'Passkeys', de: 'Passkeys', ja: 'パスキー'},
  },
  {
    id: 'storesEnabled',
    type: 'boolean',
    name: {en: 'Store finder', de: 'Geschäftesuche', ja: '店舗検索'},
  },
  {
    id: 'socialLogins',
    type: 'string',
    name: {
      en: 'Login with another account (apple, google)',
      de: 'Anmeldung mit einem anderen Konto (apple, google)',
      ja: '他のアカウントでのログイン(apple, google)',
    },
  },
  {
    id: 'loginCodeMails',
    type: 'string',
    name: {
      en: 'Sender of login mails (slas, shop)',
      de: 'Absender der Anmeldemails (slas, shop)',
      ja: 'ログインメールの送信元(slas, shop)',
    },
  },
  {
    id: 'npsEnabled',
    type: 'boolean',
    name: {en: 'Satisfaction survey', de: 'Zufriedenheitsumfrage', ja: '満足度アンケート'},
  },
  {
    id: 'npsIframeUrl',
    type: 'string',
    name: {
      en: 'Satisfaction survey, address of the frame',
      de: 'Zufriedenheitsumfrage, Adresse des Rahmens',
      ja: '満足度アンケートのフレームURL',
    },
  },
  {id: 'chatEnabled', type: 'boolean', name: {en: 'Chat', de: 'Chat', ja: 'チャット'}},
  {
    id: 'chatBotKey',
    type: 'string',
    name: {en: 'Chat, key of the bot', de: 'Chat, Schlüssel des Bots', ja: 'チャットボットのキー'},
  },
  {
    id: 'chatExcludedPages',
    type: 'string',
    name: {
      en: 'Chat, pages without it',
      de: 'Chat, Seiten ohne Chat',
      ja: 'チャットを表示しないページ',
    },
  },
  {
    id: 'arEnabled',
    type: 'boolean',
    name: {en: 'Augmented reality', de: 'Augmented Reality', ja: 'AR表示'},
  },
  {
    id: 'show3Dimages',
    type: 'boolean',
    name: {en: 'Three-dimensional pictures', de: '3D-Bilder', ja: '3D画像'},
  },
  {id: 'BrightcoveEnabled', type: 'boolean', name: {en: 'Videos', de: 'Videos', ja: '動画'}},
  {id: 'bvEnabled', type: 'boolean', name: {en: 'Reviews', de: 'Bewertungen', ja: 'レビュー'}},
  {
    id: 'myStokkeConfig',
    type: 'text',
    name: {en: 'Account menu (JSON)', de: 'Kontomenü (JSON)', ja: 'アカウントメニュー(JSON)'},
  },
  {
    id: 'allowedLocales',
    type: 'string',
    name: {en: 'Allowed locales', de: 'Erlaubte Sprachen', ja: '利用できるロケール'},
  },
  {
    id: 'pwaPdpContentEnabled',
    type: 'boolean',
    name: {
      en: 'Description of products',
      de: 'Produktbeschreibungen',
      ja: '商品説明',
    },
  },
  {id: 'logoImageUrl', type: 'string', name: {en: 'Logo', de: 'Logo', ja: 'ロゴ'}},
  {
    id: 'errorPageImageUrl',
    type: 'string',
    name: {en: 'Picture of the error page', de: 'Bild der Fehlerseite', ja: 'エラーページの画像'},
  },
  {
    id: 'engravingImageUrl',
    type: 'string',
    name: {en: 'Picture of the engraving', de: 'Bild zur Gravur', ja: '刻印の画像'},
  },
  {
    id: 'productFamilyImage',
    type: 'string',
    name: {
      en: 'Picture of the product family',
      de: 'Bild der Produktfamilie',
      ja: '商品シリーズの画像',
    },
  },
  {
    id: 'mapTilesUrl',
    type: 'string',
    name: {
      en: 'Map tiles (address with {z}, {x}, {y})',
      de: 'Kartenkacheln (Adresse mit {z}, {x}, {y})',
      ja: '地図タイル({z}、{x}、{y}を含むアドレス)',
    },
  },
  {
    id: 'mapAttribution',
    type: 'string',
    name: {en: 'Source of the map', de: 'Quelle der Karte', ja: '地図の出典'},
  },
  {
    id: 'imageBaseUrl',
    type: 'string',
    name: {en: 'Folder of pictures', de: 'Ordner der Bilder', ja: '画像フォルダ'},
  },
  {
    id: 'catalogContentUrls',
    type: 'text',
    name: {
      en: 'Folders of catalogue files (JSON)',
      de: 'Ordner der Katalogdateien (JSON)',
      ja: 'カタログファイルのフォルダ(JSON)',
    },
  },
  {
    id: 'bvApiKey',
    type: 'string',
    name: {
      en: 'Key of the review service',
      de: 'Schlüssel des Bewertungsdienstes',
      ja: 'レビューサービスのキー',
    },
  },
  ...productPagePreferences,
]

/** Of shipping methods. */
export const shippingAttributes: readonly AttributeDefinition[] = [
  {
    id: 'estimatedArrivalTime',
    type: 'string',
    localizable: true,
    name: {en: 'Estimated arrival', de: 'Voraussichtliche Ankunft', ja: 'お届け目安'},
  },
  {
    id: 'deliveryTimeSlots',
    type: 'string',
    name: {
      en: 'Times of delivery as data (09:00-12:00, 12:00-14:00)',
      de: 'Lieferzeiten als Daten (09:00-12:00, 12:00-14:00)',
      ja: 'お届け時間帯のデータ（09:00-12:00, 12:00-14:00）',
    },
  },
  {
    id: 'storePickupEnabled',
    type: 'boolean',
    name: {en: 'Store pickup', de: 'Abholung im Geschäft', ja: '店舗受け取り'},
  },
]

/** Of stores. */
export const storeAttributes: readonly AttributeDefinition[] = [
  {
    id: 'openingHours',
    type: 'string',
    name: {
      en: 'Opening hours as data (Mo-Sa 10:00-18:30, Su 11:00-17:00)',
      de: 'Öffnungszeiten als Daten (Mo-Sa 10:00-18:30, Su 11:00-17:00)',
      ja: '営業時間のデータ（Mo-Sa 10:00-18:30, Su 11:00-17:00）',
      fr: "Horaires d'ouverture sous forme de données (Mo-Sa 10:00-18:30, Su 11:00-17:00)",
    },
  },
  {
    id: 'services',
    type: 'enum-of-string',
    multiple: true,
    values: [
      [
        'advice',
        {
          en: 'Personal advice',
          de: 'Persönliche Beratung',
          ja: '個別相談',
          fr: 'Conseil personnalisé',
        },
      ],
      [
        'trial',
        {
          en: 'Test track for strollers',
          de: 'Teststrecke für Kinderwagen',
          ja: 'ベビーカー試走コース',
          fr: "Piste d'essai pour poussettes",
        },
      ],
      ['repair', {en: 'Repairs', de: 'Reparatur', ja: '修理', fr: 'Réparation'}],
      ['nursing', {en: 'Nursing room', de: 'Stillraum', ja: '授乳室', fr: "Salle d'allaitement"}],
      ['parking', {en: 'Parking', de: 'Parkplätze', ja: '駐車場', fr: 'Parking'}],
      [
        'pickup',
        {
          en: 'Pickup of orders',
          de: 'Abholung von Bestellungen',
          ja: '店頭受け取り',
          fr: 'Retrait des commandes',
        },
      ],
    ],
    name: {en: 'Services', de: 'Services', ja: 'サービス', fr: 'Services'},
  },
  {
    id: 'timeZone',
    type: 'string',
    name: {
      en: 'Time zone (Europe/Berlin)',
      de: 'Zeitzone (Europe/Berlin)',
      ja: 'タイムゾーン（Europe/Berlin）',
      fr: 'Fuseau horaire (Europe/Berlin)',
    },
  },
]
