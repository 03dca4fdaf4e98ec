import http from 'node:http'
import type {AddressInfo} from 'node:net'
import type {Browser} from '@playwright/test'
import {onBarePage, p75} from '../shop-browser'
import {pressToPaint} from '../interaction'

/** A page without scripts of its own but a press that shows a block, and 600 elements, as a page of the shop has. */
const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Bare</title><style>.block{display:none}.block[data-open]{display:block}</style></head><body>
<button type="button">Press</button><div class="block"><p>Shown</p></div>${'<p><span>text</span></p>'.repeat(300)}
<script>document.querySelector('button').addEventListener('click',()=>document.querySelector('.block').toggleAttribute('data-open'))</script>
</body></html>`

/** Press to paint of a bare page on the same slow phone, p75 of `runs` visits, milliseconds: what the machine itself takes. */
export async function calibratePress(browser: Browser, runs: number): Promise<number> {
  const server = http.createServer((_req, res) =>
    res.setHeader('Content-Type', 'text/html').end(PAGE),
  )
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const url = `http://localhost:${(server.address() as AddressInfo).port}/`
  try {
    const durations: number[] = []
    for (let run = 0; run < runs; run += 1)
      durations.push(
        await onBarePage(browser, url, (page) => pressToPaint(page, page.getByRole('button'))),
      )
    return p75(durations)
  } finally {
    server.close()
  }
}
