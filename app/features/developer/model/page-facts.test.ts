import {sentBefore, withEvent, type SeenEvent} from './event-log'
import {cacheFacts, experimentFacts, loadFacts} from './page-facts'

it('names the caching headers of an answer and no other', () => {
  const headers = new Headers({'cache-control': 'no-store', 'set-cookie': 'a=b', age: '3'})
  expect(cacheFacts({status: 200, headers})).toEqual([
    ['status', '200'],
    ['cache-control', 'no-store'],
    ['age', '3'],
  ])
})

it('says how the browser loaded the page, as far as it knows', () => {
  const read = jest.spyOn(performance, 'getEntriesByType')
  read.mockReturnValue([
    {type: 'reload', responseStart: 12.4, loadEventEnd: 480.6, transferSize: 17_000},
  ] as never)
  expect(loadFacts()).toEqual([
    ['navigation', 'reload'],
    ['first byte', '12 ms'],
    ['loaded', '481 ms'],
    ['transferred', '17000 bytes'],
  ])
  expect(read).toHaveBeenCalledWith('navigation')
  read.mockReturnValue([])
  expect(loadFacts()).toEqual([])
  read.mockRestore()
})

it('says where the variant of an experiment comes from', () => {
  const facts = Object.fromEntries(
    experimentFacts(
      {cro62: {share: 50}, cro63: 'variant1'},
      {drawn: {cro62: 'control'}, forced: {cro61: 'variant1'}},
    ),
  )
  expect(facts).toMatchObject({
    cro61: 'variant1 (link)',
    cro62: 'control (drawn)',
    cro63: 'variant1 (site)',
    cro64: 'does not run',
  })
  expect(Object.keys(facts)).toHaveLength(11)
})

it.each([[undefined], [null], ['text'], [[null, {event: 5}, {ecommerce: null}]]])(
  'reads no event from the queue %j',
  (queue) => expect(sentBefore(queue)).toEqual([]),
)

it('keeps the latest hundred events', () => {
  const event = (at: number): SeenEvent => ({name: 'search', at, state: 'sent', payload: {}})
  const all = Array.from({length: 120}, (_, at) => event(at)).reduce(withEvent, [] as SeenEvent[])
  expect(all).toHaveLength(100)
  expect(all[0]?.at).toBe(20)
})
