/** @jest-environment jsdom */
import {ApiFault, faultFromBody, faultFromThrown} from './fault'

describe('faultFromBody', () => {
  it('reads a SCAPI problem with its arguments', () => {
    const fault = faultFromBody(
      {
        title: 'Product Item Not Available',
        type: 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/product-item-not-available',
        detail: 'Not enough of it.',
        productId: 'BH-1',
      },
      400,
    )
    expect(fault).toMatchObject({
      type: 'product-item-not-available',
      status: 400,
      title: 'Product Item Not Available',
      arguments: {productId: 'BH-1'},
    })
    expect(fault.message).toBe('Product Item Not Available')
    expect(fault.detail).toBe('Not enough of it.')
  })

  it('reads an OCAPI fault under the same name', () => {
    const fault = faultFromBody(
      {
        fault: {
          type: 'ProductItemNotAvailableException',
          message: 'No.',
          arguments: {productId: 'BH-1'},
        },
      },
      400,
    )
    expect(fault).toMatchObject({
      type: 'product-item-not-available',
      message: 'No.',
      arguments: {productId: 'BH-1'},
    })
  })

  it('takes the detail of a problem without a title', () => {
    expect(faultFromBody({detail: 'Not enough of it.'}, 400).message).toBe('Not enough of it.')
  })

  it('reads a SLAS error', () => {
    const fault = faultFromBody(
      {status_code: 400, message: 'invalid refresh_token', error: 'invalid_grant'},
      400,
    )
    expect(fault.message).toBe('invalid refresh_token')
  })

  it('keeps the status when the body says nothing', () => {
    expect(faultFromBody(null, 502, 'Bad Gateway')).toMatchObject({
      type: 'http-502',
      title: 'Bad Gateway',
    })
  })
})

describe('faultFromThrown', () => {
  it('tells a time-out from an unreachable service', () => {
    const timeout = Object.assign(new Error('late'), {name: 'TimeoutError'})
    expect(faultFromThrown(timeout).type).toBe('timeout')
    expect(faultFromThrown(new TypeError('fetch failed')).type).toBe('network')
  })

  it('knows a browser without a connection', () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(faultFromThrown(new TypeError('fetch failed')).type).toBe('offline')
    onLine.mockRestore()
  })

  it('passes a fault on unchanged', () => {
    const fault = new ApiFault({type: 'x', status: 1, title: '', detail: '', arguments: {}})
    expect(faultFromThrown(fault)).toBe(fault)
  })
})
