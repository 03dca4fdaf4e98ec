import {createContext, runInContext} from 'node:vm'
import {
  ASSIGNING_SCRIPT,
  ASSIGNMENTS_KEY,
  readAssignments,
  runsText,
  writeAssignments,
} from './experiments'

interface Visit {
  runs?: string
  search?: string
  local?: Record<string, string>
  session?: Record<string, string>
  draw?: number
}

/** Runs the head script. @returns the attribute that it sets */
function variantsOf({runs, search = '', local = {}, session = {}, draw = 0}: Visit): string {
  const attributes = new Map(runs === undefined ? [] : [['data-runs', runs]])
  const root = {
    getAttribute: (name: string) => attributes.get(name) ?? null,
    setAttribute: (name: string, value: string) => attributes.set(name, value),
  }
  const context = createContext({
    document: {documentElement: root},
    location: {search},
    localStorage: local,
    sessionStorage: session,
    decodeURIComponent,
    Math: {random: () => draw},
  })
  runInContext(ASSIGNING_SCRIPT, context)
  return attributes.get('data-variants') ?? ''
}

/** The attribute, and what the script stored. */
function visit({local = {}, session = {}, ...rest}: Visit) {
  const variants = variantsOf({...rest, local, session})
  return {variants, stored: local[ASSIGNMENTS_KEY], forced: session[ASSIGNMENTS_KEY]}
}

describe('the assigning script', () => {
  it.each([
    [0, 'cro61:variant1'],
    [0.2499, 'cro61:variant1'],
    [0.25, 'cro61:control'],
    [0.4999, 'cro61:control'],
    [0.5, 'cro61:none'],
    [0.9999, 'cro61:none'],
  ])('draws half of the share for the variant: %s', (draw, stored) => {
    expect(visit({runs: 'cro61:50', draw}).stored).toBe(stored)
  })

  it('gives all visitors a part at a share of 100', () => {
    expect(visit({runs: 'cro61:100', draw: 0.9999}).stored).toBe('cro61:control')
  })

  it('keeps an assignment whatever is drawn later, also at another share', () => {
    const local = {}
    expect(visit({runs: 'cro61:50', local, draw: 0.1}).variants).toBe('cro61')
    expect(visit({runs: 'cro61:1', local, draw: 0.9}).variants).toBe('cro61')
  })

  it('shows no variant of an experiment that no longer runs', () => {
    const local = {experiments: 'cro61:variant1'}
    expect(visit({runs: 'cro63:variant1', local})).toMatchObject({
      variants: 'cro63',
      stored: 'cro61:variant1',
    })
    expect(visit({local}).variants).toBe('')
  })

  it('obeys a link for the visit and leaves the assignment alone', () => {
    const local = {experiments: 'cro63:variant1'}
    const session = {}
    const search = '?q=x&experiment=cro63%3Acontrol%20cro70%3Avariant1'
    const place = {runs: 'cro63:100', local, session}
    expect(visit({...place, search}).variants).toBe('cro70')
    expect(visit(place)).toEqual({
      variants: 'cro70',
      stored: 'cro63:variant1',
      forced: 'cro63:control cro70:variant1',
    })
    expect(visit({...place, session: {}}).variants).toBe('cro63')
  })

  it.each([
    '?experiment=%',
    '?experiment=cro60:variant1',
    '?experiment=cro61:<b>',
    '?xexperiment=',
  ])('ignores %s', (search) => {
    expect(visit({search})).toEqual({variants: '', stored: undefined, forced: undefined})
  })

  it('draws nothing without storage, and still obeys a link', () => {
    const closed = new Proxy<Record<string, string>>(
      {},
      {
        get: () => {
          throw new Error('Storage is disabled.')
        },
      },
    )
    const search = '?experiment=cro63:variant1'
    expect(variantsOf({runs: 'cro61:100', search, local: closed})).toBe('cro63')
  })
})

test('assignments survive writing and reading', () => {
  const text = 'cro61:variant1 cro71:none'
  expect(writeAssignments(readAssignments(text))).toBe(text)
  expect(readAssignments('cro60:variant1 cro61:variant2 {"cro62":"control"}')).toEqual({})
  expect(readAssignments(null)).toEqual({})
})

test('runs are written for the script', () => {
  expect(runsText({cro61: {share: 50}, cro63: 'variant1'})).toBe('cro61:50 cro63:variant1')
  expect(runsText({})).toBeUndefined()
})
