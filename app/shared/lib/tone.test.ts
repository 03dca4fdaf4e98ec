import {toneOf, toneOfAddress, toneStyles} from './tone'

it('names a colour by a letter of each channel', () => {
  expect(toneOf('#000000')).toBe('0gA')
  expect(toneOf('FFFFFF')).toBe('fvP')
  expect(toneOf('#2F5548')).toBe('3lE')
})

it.each([undefined, null, 7, '', 'red', '#fff', '#12345g'])('has no tone for %p', (color) => {
  expect(toneOf(color)).toBeUndefined()
})

it('reads the tone from the address of a picture', () => {
  expect(toneOfAddress('content/hero.jpg#ffffff')).toBe('fvP')
  expect(toneOfAddress('content/hero.jpg')).toBeUndefined()
})

it('has a rule for every letter, and none for two channels', () => {
  const rules = [...toneStyles().matchAll(/\[data-tone\*='(.)'\]\{--tone-([rgb]):(\d+)\}/g)]
  expect(rules).toHaveLength(48)
  expect(new Set(rules.map(([, letter]) => letter)).size).toBe(48)
})
