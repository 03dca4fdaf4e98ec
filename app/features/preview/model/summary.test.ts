import {summaryOf} from './summary'

it('names the conditions that are set', () => {
  expect(
    summaryOf(
      {
        at: '2099-04-02T10:30:00.000Z',
        customerGroups: ['NestClub', 'Trade'],
        sourceCode: 'letter',
        customQualifiers: {device: 'mobile'},
        assignmentQualifiers: {store: 'berlin'},
      },
      'cro63',
    ),
  ).toBe(
    '2099-04-02 10:30 UTC · NestClub, Trade · source code letter · device=mobile · store=berlin · variant of cro63',
  )
  expect(summaryOf({}, '')).toBe('Now')
})
