import {test as base, expect, type ConsoleMessage} from '@playwright/test'

interface Watched {
  /** The shopper's tracking consent; with `open` the page shows the consent dialog. */
  consent: 'declined' | 'granted' | 'open'
  /** Console messages and page errors that this test expects. */
  allowConsole: (pattern: RegExp) => void
}

/** What a browser says of a policy that only reports. */
const REPORTED = /requires 'Trusted\w+' assignment|Content Security Policy/

/**
 * Every test fails on a console error, a console warning, a violation of a security policy or an uncaught exception that it
 * did not announce.
 */
export const test = base.extend<Watched & {watch: void}>({
  consent: ['declined', {option: true}],
  context: async ({context, consent}, use) => {
    if (consent !== 'open') {
      const value = consent === 'declined' ? '1' : '0'
      await context.addCookies([{name: 'dw_dnt', value, domain: 'localhost', path: '/'}])
    }
    await use(context)
  },
  allowConsole: async ({page: _page}, use, testInfo) => {
    await use((pattern) => {
      testInfo.annotations.push({type: 'allow-console', description: pattern.source})
    })
  },
  watch: [
    async ({page}, use, testInfo) => {
      const problems: string[] = []
      page.on('console', (message: ConsoleMessage) => {
        const isProblem = ['error', 'warning'].includes(message.type())
        if (isProblem || REPORTED.test(message.text()))
          problems.push(`${message.text()} (${page.url()})`)
      })
      page.on('pageerror', (error) => problems.push(`${error.message} (${page.url()})`))
      await use()
      const allowed = testInfo.annotations
        .filter(({type}) => type === 'allow-console')
        .map(({description}) => new RegExp(description ?? '$^'))
      expect(
        problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
      ).toEqual([])
    },
    {auto: true},
  ],
})

export {expect}
