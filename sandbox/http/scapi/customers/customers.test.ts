import {mailsTo} from '../../../testing/outbox'
import {
  accountManager,
  BASKETS,
  CUSTOMERS,
  PASSWORD,
  callSlas,
  logIn,
  newCustomer,
  newShopper,
  type TestCustomer,
} from '../../../testing/shopper'
import type {TestShop} from '../../../testing/test-shop'
import {startTestShop} from '../../../testing/test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

type Document = Record<string, unknown>
const own = (customer: TestCustomer, path = '') => `${CUSTOMERS}/${customer.customerId}${path}`
const read = async (customer: TestCustomer, query = {}) =>
  (await customer.call<Document>('GET', own(customer), undefined, query)).body

describe('registration', () => {
  it('opens an account that can be read after login', async () => {
    const guest = await newShopper(shop)
    const registered = await guest.call<Document>('POST', CUSTOMERS, {
      customer: {
        login: 'Mia@Example.test',
        email: 'mia@example.test',
        firstName: 'Mia',
        lastName: 'Lund',
        gender: 2,
        birthday: '1994-02-11',
        c_babyName: 'Bo',
      },
      password: PASSWORD,
    })
    expect(registered.status).toBe(200)
    expect(registered.body).toMatchObject({
      authType: 'registered',
      login: 'Mia@Example.test',
      customerNo: expect.stringMatching(/^\d{8}$/),
      hasPassword: true,
      enabled: true,
    })
    const mia = await logIn(shop, {login: 'mia@example.TEST', password: PASSWORD})
    expect(mia.customerId).toBe(registered.body['customerId'])
    expect(await read(mia)).toMatchObject({
      customerId: mia.customerId,
      firstName: 'Mia',
      birthday: '1994-02-11',
      gender: 2,
      c_babyName: 'Bo',
      lastLoginTime: expect.any(String),
    })
    expect(await read(mia, {expand: 'none'})).not.toHaveProperty('addresses')
  })

  it('takes null for what is not known, and away what was', async () => {
    const customer = await newCustomer(shop, 'DEU', {phoneHome: '1', birthday: null, c_a: 1})
    expect(await read(customer)).toMatchObject({phoneHome: '1', c_a: 1})
    expect(await read(customer)).not.toHaveProperty('birthday')
    const none = {phoneHome: null, gender: null, c_a: null, c_b: null}
    expect((await customer.call('PATCH', own(customer), none)).status).toBe(200)
    const after = await read(customer)
    for (const gone of ['phoneHome', 'gender', 'c_a', 'c_b']) expect(after).not.toHaveProperty(gone)
  })

  it.each([
    ['a login that is taken', {login: 'TAKEN@example.test'}, PASSWORD, 'Login Already In Use'],
    ['a weak password', {}, 'password', 'Invalid Password'],
    ['a broken email address', {email: 'no-address'}, PASSWORD, 'Invalid Email'],
    ['no last name', {lastName: undefined}, PASSWORD, 'Bad Request'],
    ['a birthday in no month', {birthday: '1994-13-11'}, PASSWORD, 'Bad Request'],
  ])('refuses %s', async (_name, changes, password, title) => {
    const guest = await newShopper(shop)
    const customer = {login: 'taken@example.test', email: 'taken@example.test', lastName: 'Lund'}
    await guest.call('POST', CUSTOMERS, {customer, password: PASSWORD})
    const fresh = `${Math.random()}@example.test`
    const answer = await guest.call<Document>('POST', CUSTOMERS, {
      customer: {...customer, login: fresh, ...changes},
      password,
    })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({title, detail: expect.any(String)})
    const form = {redirect_uri: 'http://localhost/callback', channel_id: 'DEU', usid: ''}
    const auth = `Basic ${Buffer.from(`${fresh}:${password}`).toString('base64')}`
    const login = await callSlas(
      shop,
      'login',
      {...form, client_id: shop.config.clientId, code_challenge: 'c'.repeat(43)},
      auth,
    )
    expect(login.status).toBe(401)
  })

  it('keeps the customers of each site apart', async () => {
    const customer = await newCustomer(shop, 'DEU')
    const form = {
      redirect_uri: 'http://localhost/callback',
      channel_id: 'USA',
      client_id: shop.config.clientId,
      code_challenge: 'c'.repeat(43),
    }
    const auth = `Basic ${Buffer.from(`${customer.login}:${PASSWORD}`).toString('base64')}`
    expect((await callSlas(shop, 'login', form, auth)).status).toBe(401)
  })
})

describe('a customer', () => {
  it('is read by nobody else, and a guest not at all', async () => {
    const customer = await newCustomer(shop)
    const guest = await newShopper(shop)
    const foreign = await guest.call<Document>('GET', own(customer))
    expect(foreign.status).toBe(400)
    expect(foreign.body).toMatchObject({title: 'Invalid Customer'})
    const itself = await guest.call<Document>('GET', `${CUSTOMERS}/${guest.customerId}`)
    expect(itself.status).toBe(404)
    expect(itself.body).toMatchObject({
      type: expect.stringMatching(/\/not-found$/),
      customerId: guest.customerId,
    })
  })

  it('is changed in what is named, custom attributes too', async () => {
    const customer = await newCustomer(shop, 'DEU', {c_a: 1, phoneHome: '030 1'})
    const changed = await customer.call<Document>('PATCH', own(customer), {
      firstName: 'Ina',
      phoneHome: '030 2',
      email: 'ina@example.test',
      c_b: ['x', 'y'],
    })
    expect(changed.status).toBe(200)
    expect(await read(customer)).toMatchObject({
      firstName: 'Ina',
      lastName: 'Berg',
      phoneHome: '030 2',
      email: 'ina@example.test',
      login: customer.login,
      c_a: 1,
      c_b: ['x', 'y'],
    })
  })

  it('changes the login only with the password', async () => {
    const customer = await newCustomer(shop)
    const login = `new-${customer.login}`
    const refused = await customer.call<Document>('PATCH', own(customer), {login})
    expect(refused.status).toBe(400)
    const body = {login, currentPassword: PASSWORD}
    expect((await customer.call('PATCH', own(customer), body)).status).toBe(200)
    expect((await logIn(shop, {login, password: PASSWORD})).customerId).toBe(customer.customerId)
  })
})

describe('a new password', () => {
  it('voids the tokens that were issued before', async () => {
    const customer = await newCustomer(shop)
    const wrong = {currentPassword: 'wrong', password: 'Storgata-12!'}
    expect((await customer.call('PUT', own(customer, '/password'), wrong)).status).toBe(400)
    const right = {currentPassword: PASSWORD, password: 'Storgata-12!'}
    expect((await customer.call('PUT', own(customer, '/password'), right)).status).toBe(204)
    const old = await customer.call<Document>('GET', own(customer))
    expect(old.status).toBe(401)
    expect(old.body).toMatchObject({
      detail: 'Customer credentials changed after token was issued.',
    })
    const refresh = await callSlas(shop, 'token', {
      grant_type: 'refresh_token',
      refresh_token: customer.tokens.refresh_token,
      client_id: shop.config.clientId,
      channel_id: 'DEU',
    })
    expect(await refresh.json()).toMatchObject({message: 'invalid refresh_token'})
    const again = await logIn(shop, {login: customer.login, password: 'Storgata-12!'})
    expect((await again.call('GET', own(again))).status).toBe(200)
  })

  it('can be set with a reset token, once', async () => {
    const customer = await newCustomer(shop)
    const program = await accountManager(shop)
    const actions = `${CUSTOMERS}/password/actions`
    const unknown = await program.call('POST', `${actions}/create-reset-token`, {login: 'nobody'})
    expect(unknown.status).toBe(400)
    const {body: token} = await program.call<Document>('POST', `${actions}/create-reset-token`, {
      login: customer.login,
    })
    expect(token).toMatchObject({email: customer.login, expiresInMinutes: 30})
    const reset = {
      login: customer.login,
      resetToken: token['resetToken'],
      newPassword: 'Kastanien-88',
    }
    expect((await program.call('POST', `${actions}/reset`, reset)).status).toBe(204)
    expect((await program.call('POST', `${actions}/reset`, reset)).status).toBe(400)
    const again = await logIn(shop, {login: customer.login, password: 'Kastanien-88'})
    expect(again.customerId).toBe(customer.customerId)
  })

  it('is mailed when a shopper asks, who is not told whether the account exists', async () => {
    const {login} = await newCustomer(shop)
    const guest = await newShopper(shop)
    const actions = `${CUSTOMERS}/password/actions`
    const ask = (name: string) =>
      guest.call<Document>('POST', `${actions}/create-reset-token`, {login: name})
    for (const name of [login, 'nobody@example.test']) {
      const {status, body} = await ask(name)
      expect([status, body]).toEqual([200, {login: name, email: name, expiresInMinutes: 30}])
    }
    const [mail] = await mailsTo(shop, login, 'passwordReset')
    const reset = {login, resetToken: mail?.data['code'], newPassword: 'Kastanien-88'}
    expect((await guest.call('POST', `${actions}/reset`, reset)).status).toBe(204)
    await logIn(shop, {login, password: 'Kastanien-88'})
  })
})

describe('addresses', () => {
  const berlin = {
    addressId: 'Berlin/home & garden',
    firstName: 'Anna',
    secondName: 'B.',
    lastName: 'Berg',
    address1: 'Lindenweg 4',
    postalCode: '10115',
    city: 'Berlin',
    countryCode: 'de',
    preferred: true,
    c_floor: 3,
  }

  it('are kept, found by an id with any character, and listed preferred first', async () => {
    const customer = await newCustomer(shop)
    const created = await customer.call<Document>('POST', own(customer, '/addresses'), berlin)
    expect(created.status).toBe(200)
    expect(created.body).toMatchObject({countryCode: 'DE', fullName: 'Anna B. Berg', c_floor: 3})
    await customer.call('POST', own(customer, '/addresses'), {
      ...berlin,
      addressId: 'Aachen',
      preferred: true,
    })
    const path = own(customer, `/addresses/${encodeURIComponent(berlin.addressId)}`)
    expect((await customer.call<Document>('GET', path)).body).toMatchObject({preferred: false})
    await customer.call('PATCH', path, {preferred: true, city: 'Potsdam', addressId: 'Z'})
    const {addresses} = (await read(customer)) as {addresses: Document[]}
    expect(addresses.map(({addressId, preferred}) => [addressId, preferred])).toEqual([
      ['Z', true],
      ['Aachen', false],
    ])
    expect(addresses[0]).toMatchObject({city: 'Potsdam', address1: 'Lindenweg 4', c_floor: 3})
    expect((await customer.call('GET', path)).status).toBe(404)
    expect((await customer.call('DELETE', own(customer, '/addresses/Z'))).status).toBe(204)
    expect((await customer.call('DELETE', own(customer, '/addresses/Z'))).status).toBe(404)
    expect(((await read(customer)) as {addresses: Document[]}).addresses).toHaveLength(1)
  })

  it('have one id each', async () => {
    const customer = await newCustomer(shop)
    await customer.call('POST', own(customer, '/addresses'), berlin)
    const twice = await customer.call<Document>('POST', own(customer, '/addresses'), berlin)
    expect(twice.status).toBe(400)
    expect(twice.body).toMatchObject({title: 'Address Id Already In Use'})
  })
})

describe('payment instruments', () => {
  const visa = {
    paymentMethodId: 'CREDIT_CARD',
    paymentCard: {
      cardType: 'Visa',
      holder: 'Anna Berg',
      number: '4111 1111 1111 1111',
      expirationMonth: 12,
      expirationYear: 2099,
    },
    default: true,
  }

  it('are kept without the number, changed and removed', async () => {
    const customer = await newCustomer(shop)
    const path = own(customer, '/payment-instruments')
    const {body: first} = await customer.call<Document>('POST', path, visa)
    expect(first).toMatchObject({
      default: true,
      paymentCard: {
        maskedNumber: '************1111',
        numberLastDigits: '1111',
        creditCardExpired: false,
      },
    })
    expect(JSON.stringify(first)).not.toContain('4111')
    const {body: second} = await customer.call<Document>('POST', path, visa)
    const one = `${path}/${String(first['paymentInstrumentId'])}`
    expect((await customer.call<Document>('GET', one)).body).toMatchObject({default: false})
    const patch = {default: true, paymentCard: {expirationMonth: 1, expirationYear: 2020}}
    expect((await customer.call('PATCH', one, patch)).status).toBe(200)
    const {paymentInstruments} = (await read(customer)) as {paymentInstruments: Document[]}
    expect(paymentInstruments).toEqual([
      expect.objectContaining({
        paymentInstrumentId: first['paymentInstrumentId'],
        paymentCard: expect.objectContaining({creditCardExpired: true, holder: 'Anna Berg'}),
      }),
      expect.objectContaining({paymentInstrumentId: second['paymentInstrumentId']}),
    ])
    const fixed = await customer.call<Document>('PATCH', one, {paymentCard: {holder: 'X'}})
    expect(fixed.status).toBe(400)
    expect(fixed.body).toMatchObject({title: 'Unsupported Fields'})
    expect((await customer.call('DELETE', one)).status).toBe(204)
    expect((await customer.call('GET', one)).status).toBe(404)
  })

  it.each([
    ['an unknown method', {paymentMethodId: 'SHELLS'}, 'Invalid Payment Method Id'],
    [
      'a wrong number',
      {paymentCard: {...visa.paymentCard, number: '4111111111111112'}},
      'Invalid Payment Card',
    ],
  ])('refuse %s', async (_name, changes, title) => {
    const customer = await newCustomer(shop)
    const body = {...visa, ...changes}
    const answer = await customer.call<Document>(
      'POST',
      own(customer, '/payment-instruments'),
      body,
    )
    expect(answer).toMatchObject({status: 400, body: {title}})
    expect(await read(customer)).not.toHaveProperty('paymentInstruments')
  })
})

describe('external profiles', () => {
  it('lead to the customer that was opened for them', async () => {
    const guest = await newShopper(shop)
    const profile = {
      authenticationProviderId: 'Maple',
      externalId: 'maple-7',
      email: 'ada@example.test',
      firstName: 'Ada',
    }
    const path = `${CUSTOMERS}/external-profile`
    const {body: created} = await guest.call<Document>('POST', path, profile)
    const query = {authenticationProviderId: 'Maple', externalId: 'maple-7'}
    const found = await guest.call<Document>('GET', path, undefined, query)
    expect(found.body).toEqual(created)
    expect((await guest.call('POST', path, profile)).status).toBe(400)
    const other = {...query, externalId: 'maple-8'}
    expect((await guest.call('GET', path, undefined, other)).status).toBe(404)
  })
})

it('a customer opens a basket under the number and address of the account', async () => {
  const customer = await newCustomer(shop)
  const {body: account} = await customer.call<Document>('GET', own(customer))
  const expected = {
    customerId: customer.customerId,
    customerNo: account['customerNo'],
    email: customer.login,
  }
  const {body: opened} = await customer.call<Document>('POST', BASKETS, {})
  expect(opened['customerInfo']).toEqual(expected)
  const {body} = await customer.call<Document>('GET', own(customer, '/baskets'))
  expect(body).toMatchObject({total: 1, baskets: [{customerInfo: expected}]})
})

it('opens one account when the same login is asked for twice at once', async () => {
  const guest = await newShopper(shop)
  const login = 'twice@example.test'
  const body = {customer: {login, email: login, lastName: 'Lund'}, password: PASSWORD}
  const answers = await Promise.all([1, 2, 3].map(() => guest.call('POST', CUSTOMERS, body)))
  expect(answers.map(({status}) => status).sort()).toEqual([200, 400, 400])
})
