import {parseEnvironment} from '../../config/environment'
import {createShop} from './create-shop'
import {fromPath} from './site-resolver'

type Variables = Readonly<Record<string, string>>

const servicesOf = (variables: Variables) => {
  const where = fromPath('/deu/de-de/home')
  if (!where) throw new Error('The site DEU is missing.')
  return createShop(parseEnvironment(variables), where, {origin: 'http://localhost'}).services
}
const overlayOf = (variables: Variables) => servicesOf(variables).developerOverlay ?? false

it.each([
  ['production', {}, false],
  ['production', {DEVELOPER_OVERLAY: 'on'}, true],
  ['development', {}, true],
  ['development', {DEVELOPER_OVERLAY: 'off'}, false],
])('in %s with %j the developer overlay is %s', (NODE_ENV, variables, expected) => {
  expect(overlayOf({NODE_ENV, ...variables})).toBe(expected)
})

it('without a known environment there is none', () => {
  expect(overlayOf({})).toBe(false)
})

it.each([
  [{}, undefined],
  [{REPORT_SHARE: '1'}, undefined],
  [{REPORT_SHARE: '0.25'}, 0.25],
  [{REPORT_SHARE: '0'}, 0],
])('with %j the share of reported visits is %s', (variables, expected) => {
  expect(servicesOf(variables).reportShare).toBe(expected)
})

it.each([
  [{}, 0.1],
  [{VITALS_SHARE: '1'}, undefined],
  [{VITALS_SHARE: '0'}, 0],
])('with %j the share of measured visits is %s', (variables, expected) => {
  expect(servicesOf(variables).vitalsShare).toBe(expected)
})

it('refuses a share above 1', () => {
  expect(() => servicesOf({REPORT_SHARE: '25'})).toThrow('must be a number from 0 to 1')
})
