import {plainText} from './plain-text'

it.each([
  ['<b>50</b> off &amp; more', '50 off & more'],
  ['Oak & beech', 'Oak & beech'],
  ['3 < 5, 7 > 2 and <3', '3 < 5, 7 > 2 and <3'],
  ['&lt;b&gt; stays', '<b> stays'],
  [
    '&auml;&Ouml;&szlig;&eacute;&ccedil; &euro;5&nbsp;&ndash; &#8364; &#x20AC; &hellip;',
    'äÖßéç €5\u00a0– € € …',
  ],
  [
    '&unknown; &constructor; &xconstructor; &am; &#0; &#xD800; &#x110000;',
    '&unknown; &constructor; &xconstructor; &am; \ufffd \ufffd \ufffd',
  ],
  ['One<br>two<br/>\nthree</p><p>four', 'One\ntwo\nthree\nfour'],
  ['<ul><li>One</li><li>Two</li></ul>', 'One\nTwo'],
  ['a <!-- b --> c <!-- open', 'a  c'],
  ['a<script>alert(1)</script><style>p{}</style>b', 'ab'],
  ['a<script>open', 'a'],
  ['<img alt="a > b" src=x onerror="alert(1)">c', 'c'],
  ['<![CDATA[a]]>b <?php c ?>', 'b'],
  ['unfinished <a href="x', 'unfinished <a href="x'],
  ['half \ud83d of a character', 'half \ufffd of a character'],
  ['First\nSecond', 'First\nSecond'],
  [undefined, ''],
  [5, ''],
])('%j is shown as %j', (value, text) => expect(plainText(value)).toBe(text))

it('takes no time for long texts of the kind that confuses patterns', () => {
  const started = Date.now()
  for (const part of ['<a "', '<', '&', '<!--', '<script', ' \n', "<b '"])
    plainText(part.repeat(5_000))
  expect(Date.now() - started).toBeLessThan(2_000)
})
