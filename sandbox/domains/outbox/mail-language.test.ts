import {mailLanguage, mailTextLanguages, mailTexts} from './mail-languages'

const shipped = (locale: string) =>
  mailLanguage(locale).orderShipped({
    orderNo: 'DEU00001',
    items: [],
    orderLink: '#',
    shop: 'Shop',
    trackingNumber: '1',
    trackingLink: '#',
    address: ['Lindenstraße 4'],
  })

test.each([
  ['en-US', 'Your order DEU00001 has shipped', 'Track your package'],
  ['en_US', 'Your order DEU00001 has shipped', 'Track your package'],
  ['en-GB', 'Your order DEU00001 is on its way', 'Track your parcel'],
  ['de-AT', 'Deine Bestellung DEU00001 ist unterwegs', 'Sendung verfolgen'],
  ['pl-PL', 'Twoje zamówienie DEU00001 jest w drodze', 'Śledź paczkę'],
  ['nb-NO', 'Ordre DEU00001 er på vei', 'Spor pakken'],
  ['zh-HK', '訂單 DEU00001 已出貨', '追蹤包裹'],
  ['zh-CN', '订单 DEU00001 已发货', '查看物流'],
  ['ar-AE', 'الطلب DEU00001 في الطريق إليك', 'تتبع الشحنة'],
  ['is-IS', 'Your order DEU00001 is on its way', 'Track your parcel'],
])('a mail in %s', (locale, subject, link) => {
  expect(shipped(locale)).toMatchObject({subject, link: {label: link}})
})

test.each(mailTextLanguages())(
  'a delivery that costs nothing has a word for it in %s',
  (language) => {
    const {rows} = mailLanguage(language).orderConfirmation({
      orderNo: '1',
      items: [],
      orderLink: '#',
      shop: 'Shop',
      total: '1',
      totals: [
        {kind: 'goods', value: '1,00'},
        {kind: 'delivery', value: '0,00', isFree: true},
      ],
      address: [],
      method: '',
      payment: 'paid',
      cancelLink: '#',
      cancelUntil: '',
    })
    expect(rows?.[0]?.value).toBe('1,00')
    expect(rows?.[1]?.value).toMatch(/^\p{L}[\p{L}\p{M}]+$/u)
  },
)

test.each(mailTextLanguages())('an announced return is confirmed in %s', (language) => {
  const write = (isCredit: boolean) =>
    mailLanguage(language).orderReturnAnnounced({
      orderNo: '00001001',
      items: [],
      orderLink: '#',
      shop: 'Shop',
      refund: '5,00',
      isCredit,
    })
  const [paid, invoiced] = [write(false), write(true)]
  expect(paid.subject).toContain('00001001')
  for (const {paragraphs} of [paid, invoiced]) expect(paragraphs).toHaveLength(2)
  expect(paid.paragraphs[1]).not.toBe(invoiced.paragraphs[1])
})

test('Japanese subjects begin with the name of the shop in brackets', () => {
  const {letters, orders} = mailTexts('ja')
  for (const {subject} of [...Object.values(letters), ...Object.values(orders.letters)]) {
    expect(subject).toMatch(/^【\{shop\}】[^ ]/)
  }
  expect(mailLanguage('ja').emailChanged({shop: 'Barnholt Japan'}).subject).toBe(
    '【Barnholt Japan】メールアドレスが変更されました',
  )
})

test('German mails say “du”', () => {
  const de = mailLanguage('de')
  const texts = [
    de.loginCode({code: '1', minutes: 5, shop: 'Shop'}),
    de.passwordChanged({shop: 'Shop'}),
    de.welcome({shop: 'Shop'}),
  ]
  expect(JSON.stringify(texts)).not.toMatch(/\b(Sie|Ihnen|Ihre?n?)\b/)
})

test.each([
  ['de', 'Hallo Mia,'],
  ['cs', 'Dobrý den,'],
  ['ja', 'Sommer様'],
  ['ko', 'Sommer Mia님, 안녕하세요.'],
  ['zh-CN', 'Sommer Mia，您好：'],
])('a mail in %s addresses a customer as the language does', (locale, greeting) => {
  expect(mailLanguage(locale).greeting({firstName: 'Mia', lastName: 'Sommer'})).toBe(greeting)
})

test.each([
  ['ko', '김민지님, 안녕하세요.'],
  ['zh-TW', '김민지，您好：'],
])('in %s no space stands between the names in the letters of the language', (locale, greeting) => {
  expect(mailLanguage(locale).greeting({firstName: '민지', lastName: '김'})).toBe(greeting)
})

test.each([
  ['ko', {firstName: '민지'}, '민지님, 안녕하세요.'],
  ['ja', {firstName: '花子'}, 'お客様'],
  ['de', {lastName: 'Sommer'}, 'Hallo,'],
  ['ko', {}, '안녕하세요.'],
])('in %s with %j: a name that is missing', (locale, name, greeting) => {
  expect(mailLanguage(locale).greeting(name)).toBe(greeting)
})
