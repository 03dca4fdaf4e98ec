import {mailHref, shareNatively} from './share'

const shared = {title: 'Pram', url: 'https://shop.example/pram'}
const device = navigator as {share?: unknown; canShare?: unknown}

afterEach(() => {
  delete device.share
  delete device.canShare
})

const refusal = (name: string) => Object.assign(new Error(name), {name})

it('is not there on devices without a share sheet', async () => {
  expect(await shareNatively(shared)).toBe('unavailable')
})

it('is not there for what the device cannot share', async () => {
  device.share = jest.fn()
  device.canShare = () => false
  expect(await shareNatively(shared)).toBe('unavailable')
  expect(device.share).not.toHaveBeenCalled()
})

it('hands title and address to the device', async () => {
  device.share = jest.fn(() => Promise.resolve())
  expect(await shareNatively(shared)).toBe('shared')
  expect(device.share).toHaveBeenCalledWith(shared)
})

it.each([
  ['AbortError', 'cancelled'],
  ['NotAllowedError', 'unavailable'],
])('%s means %s', async (name, outcome) => {
  device.share = () => Promise.reject(refusal(name))
  expect(await shareNatively(shared)).toBe(outcome)
})

it('writes a mail with every character in its place', () => {
  expect(mailHref('A & B?', 'Look:\n\nhttps://x.example/?a=1')).toBe(
    'mailto:?subject=A%20%26%20B%3F&body=Look%3A%0A%0Ahttps%3A%2F%2Fx.example%2F%3Fa%3D1',
  )
})
