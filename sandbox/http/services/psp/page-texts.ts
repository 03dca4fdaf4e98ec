/** The texts of the hosted page. */
export interface PageTexts {
  readonly title: string
  readonly payTo: (merchant: string) => string
  readonly order: string
  readonly amount: string
  readonly chooseMethod: string
  readonly cardTitle: string
  readonly cardNumber: string
  readonly expiry: string
  readonly expiryHint: string
  readonly securityCode: string
  readonly pay: (amount: string) => string
  readonly cancel: string
  readonly challengeTitle: string
  readonly challengeText: (amount: string, instrument: string) => string
  readonly accept: string
  readonly refuse: string
  readonly walkAway: string
  readonly problems: string
  readonly problem: Readonly<Record<'number' | 'expiry' | 'securityCode', string>>
  readonly refused: Readonly<Record<string, string>>
  readonly paidTitle: string
  readonly paidText: string
  readonly closedTitle: string
  readonly closedText: string
  readonly testNote: string
}

const en: PageTexts = {
  title: 'Payment',
  payTo: (merchant) => `Payment to ${merchant}`,
  order: 'Order',
  amount: 'Amount',
  chooseMethod: 'How would you like to pay?',
  cardTitle: 'Card details',
  cardNumber: 'Card number',
  expiry: 'Expires',
  expiryHint: 'Month and year, for example 08/30',
  securityCode: 'Security code',
  pay: (amount) => `Pay ${amount}`,
  cancel: 'Cancel payment',
  challengeTitle: 'Confirm your payment',
  challengeText: (amount, instrument) => `Confirm the payment of ${amount} with ${instrument}.`,
  accept: 'Yes, pay',
  refuse: 'No, refuse',
  walkAway: 'Go back without answering',
  problems: 'Please check these fields:',
  problem: {
    number: 'Enter a valid card number.',
    expiry: 'Enter a date in the future, such as 08/30.',
    securityCode: 'Enter the three digits on the back (four on American Express).',
  },
  refused: {
    card_declined: 'The card was declined. Try another one.',
    insufficient_funds: 'There is not enough money on this card. Try another one.',
    authentication_failed: 'The payment was not confirmed. Try again or pay another way.',
  },
  paidTitle: 'Paid',
  paidText: 'Thank you. You can close this window.',
  closedTitle: 'This payment is no longer open',
  closedText: 'It was paid, given up, or took too long. You can close this window.',
  testNote:
    'This is the sandbox’s payment provider. No money moves. Test cards: 4111 1111 1111 1111 is ' +
    'accepted, 4000 0000 0000 3220 asks you to confirm, 4000 0000 0000 0002 is declined. Any ' +
    'date in the future and any security code will do.',
}

const de: PageTexts = {
  title: 'Zahlung',
  payTo: (merchant) => `Zahlung an ${merchant}`,
  order: 'Bestellung',
  amount: 'Betrag',
  chooseMethod: 'Wie möchtest du bezahlen?',
  cardTitle: 'Kartendaten',
  cardNumber: 'Kartennummer',
  expiry: 'Gültig bis',
  expiryHint: 'Monat und Jahr, zum Beispiel 08/30',
  securityCode: 'Prüfnummer',
  pay: (amount) => `${amount} bezahlen`,
  cancel: 'Zahlung abbrechen',
  challengeTitle: 'Bestätige deine Zahlung',
  challengeText: (amount, instrument) => `Du bezahlst ${amount} mit ${instrument}.`,
  accept: 'Ja, bezahlen',
  refuse: 'Nein, ablehnen',
  walkAway: 'Zurück, ohne zu antworten',
  problems: 'Bitte prüfe diese Felder:',
  problem: {
    number: 'Gib eine gültige Kartennummer ein.',
    expiry: 'Gib ein Datum in der Zukunft ein, etwa 08/30.',
    securityCode: 'Gib die drei Ziffern auf der Rückseite ein (vier bei American Express).',
  },
  refused: {
    card_declined: 'Die Karte wurde abgelehnt. Versuche es mit einer anderen.',
    insufficient_funds: 'Auf dieser Karte ist nicht genug Geld. Versuche es mit einer anderen.',
    authentication_failed:
      'Die Zahlung wurde nicht bestätigt. Versuche es noch einmal oder zahle anders.',
  },
  paidTitle: 'Bezahlt',
  paidText: 'Danke. Du kannst dieses Fenster schließen.',
  closedTitle: 'Diese Zahlung ist nicht mehr offen',
  closedText: 'Sie wurde bezahlt, abgebrochen oder hat zu lange gedauert.',
  testNote:
    'Das ist der Zahlungsdienst der Sandbox, es fließt kein Geld. Testkarten: 4111 1111 1111 1111 ' +
    'wird angenommen, 4000 0000 0000 3220 fragt nach, 4000 0000 0000 0002 wird abgelehnt. ' +
    'Jedes Datum in der Zukunft und jede Prüfnummer sind recht.',
}

const ja: PageTexts = {
  title: 'お支払い',
  payTo: (merchant) => `${merchant}へのお支払い`,
  order: 'ご注文番号',
  amount: '金額',
  chooseMethod: 'お支払い方法を選んでください',
  cardTitle: 'カード情報',
  cardNumber: 'カード番号',
  expiry: '有効期限',
  expiryHint: '月と年（例：08/30）',
  securityCode: 'セキュリティコード',
  pay: (amount) => `${amount}を支払う`,
  cancel: '支払いを中止する',
  challengeTitle: 'お支払いの確認',
  challengeText: (amount, instrument) =>
    `${instrument}で${amount}をお支払いになることを確認してください。`,
  accept: 'はい、支払います',
  refuse: 'いいえ、拒否します',
  walkAway: '回答せずに戻る',
  problems: '次の項目をご確認ください。',
  problem: {
    number: '正しいカード番号を入力してください。',
    expiry: '08/30のように、これから先の日付を入力してください。',
    securityCode: '裏面の3桁（American Expressは4桁）を入力してください。',
  },
  refused: {
    card_declined: 'カードが承認されませんでした。別のカードをお試しください。',
    insufficient_funds: '残高が不足しています。別のカードをお試しください。',
    authentication_failed: '確認が完了しませんでした。もう一度お試しください。',
  },
  paidTitle: 'お支払い完了',
  paidText: 'ありがとうございました。この画面を閉じてください。',
  closedTitle: 'このお支払いは受け付けを終了しました',
  closedText: 'お支払い済み、中止、または時間切れです。この画面を閉じてください。',
  testNote:
    'サンドボックスの決済画面です。実際のお金は動きません。テスト用カード：4111 1111 1111 1111（承認）、' +
    '4000 0000 0000 3220（本人確認あり）、4000 0000 0000 0002（拒否）。',
}

const languages: Readonly<Record<string, PageTexts>> = {de, en, ja}

/** The texts in the language of a locale, else in English. */
export function pageTexts(locale: string): {lang: string; texts: PageTexts} {
  const lang = locale.split(/[-_]/)[0] ?? 'en'
  const texts = languages[lang]
  return texts ? {lang, texts} : {lang: 'en', texts: en}
}
