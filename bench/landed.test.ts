/** @jest-environment node */
import {losses} from './landed'

const landed = {
  'ssr.rate': {value: 280, ratio: 0.056},
  'js.home': {value: 120},
  'inp.menu': {value: 72, ratio: 3},
  'lighthouse.performance': {value: 99},
}

it('compares a row that has a calibration by its ratio', () => {
  expect(losses({'ssr.rate': 140, 'ssr.calibration': 2500}, landed)).toEqual([])
  expect(losses({'ssr.rate': 290, 'ssr.calibration': 6000}, landed)).toEqual([
    expect.stringMatching(/\(ssr\.rate\): 16 % worse/),
  ])
})

it('compares others by their value, and forgives a tenth and what the machine itself makes', () => {
  expect(losses({'js.home': 131, 'lighthouse.performance': 97}, landed)).toEqual([])
  expect(losses({'js.home': 133}, landed)).toHaveLength(1)
  expect(losses({'inp.menu': 88, 'press.calibration': 24}, landed)).toEqual([])
  expect(losses({'inp.menu': 120, 'press.calibration': 24}, landed)).toHaveLength(1)
})

it('says nothing of rows that never landed or were not measured', () => {
  expect(losses({'js.cart': 500}, landed)).toEqual([])
})
