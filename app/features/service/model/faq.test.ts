import type {SafeHtml} from '@common/safe-html'
import {bodyOf} from '@app/features/content/testing/body'
import {matchesSearch, readFaq, textOf} from './faq'

const HTML = `<p>Hello</p>
<h2>Delivery &amp; returns</h2>
<h3 id="text-arrival">When will my <em>order</em> arrive?</h3>
<p>Soon. <a href="/a">More</a></p><h4>Note</h4><p>Free.</p>
<h3>Wie gebe ich etwas zurück?</h3><p>So.</p>
<h3>Wie gebe ich etwas zurück?</h3><p>Anders.</p>
<h2>Empty</h2>
<h2>製品</h2><h3>商品番号はどこですか。</h3><p>背面</p>`

describe('questions of a page (rule SERVE-7)', () => {
  const {introduction, groups = []} = readFaq(bodyOf(HTML)) ?? {}
  it('are in the groups of the headings, and a group without one is left out', () => {
    expect(introduction).toBe('<p>Hello</p>')
    expect(groups.map(({title, questions}) => [title, questions.map(({id}) => id)])).toEqual([
      ['Delivery & returns', ['arrival', 'wie-gebe-ich-etwas-zurück', 'question-4']],
      ['製品', ['商品番号はどこですか']],
    ])
  })
  it('have all of the HTML up to the next heading as their answer', () => {
    expect(groups[0]?.questions[0]).toEqual({
      id: 'arrival',
      question: 'When will my order arrive?',
      answer: '<p>Soon. <a href="/a">More</a></p><h4>Note</h4><p>Free.</p>',
    })
  })
  it('need no group', () => {
    expect(readFaq(bodyOf('<h3>Why?</h3><p>So.</p>'))?.groups).toEqual([
      {title: '', questions: [{id: 'why', question: 'Why?', answer: '<p>So.</p>'}]},
    ])
  })
  it('are none in a page of text', () => {
    expect(readFaq(bodyOf('<p>Text</p>'))).toEqual({introduction: '<p>Text</p>', groups: []})
  })
})

test.each([
  ['', true],
  ['rückgabe', true],
  ['ruckgabe KOSTENLOS', true],
  ['a href', false],
  ['rückgabe morgen', false],
])('the search “%s”', (search, found) => {
  const question = {
    id: 'a',
    question: 'Wie geht die Rückgabe?',
    answer: '<a href="/x">Kostenlos</a>' as SafeHtml,
  }
  expect(matchesSearch(question, search)).toBe(found)
})

test('the text of an answer has single spaces and no markup', () => {
  expect(
    textOf('<p>Wash at\n  30&nbsp;°C &amp; dry.</p><ul><li>Never &lt;iron&gt;</li></ul>'),
  ).toBe('Wash at 30 °C & dry. Never <iron>')
})
