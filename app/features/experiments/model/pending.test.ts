import {pendingExposures} from './pending'

const runs = {cro61: {share: 100}, cro63: {share: 50}, cro64: 'variant1'} as const
const visitor = {
  runs,
  drawn: {cro61: 'control', cro63: 'variant1', cro64: 'control', cro70: 'variant1'},
  forced: {},
  reported: {},
} as const

it('are the drawn variants of the experiments that run', () => {
  expect([...pendingExposures(visitor)]).toEqual([
    ['cro61', 'control'],
    ['cro63', 'variant1'],
  ])
})

it.each([
  ['a link', {forced: {cro61: 'variant1'}}],
  ['an earlier report', {reported: {cro61: 'control'}}],
  ['a visitor who does not take part', {drawn: {cro61: 'none', cro63: 'variant1'}}],
] as const)('leave out an experiment with %s', (_name, change) => {
  expect([...pendingExposures({...visitor, ...change}).keys()]).toEqual(['cro63'])
})

it('are none where nothing runs', () => {
  expect(pendingExposures({...visitor, runs: undefined}).size).toBe(0)
})
