const page = window as {grecaptcha?: object}

/** What the bot check answers for the public key of a site and an action. */
type Execute = jest.Mock<Promise<string>, [key: string, options: {action: string}]>

/**
 * Stands in for the bot check of a third party, whose script tests must not load: scripts load at once, and the function
 * that is returned gives tokens that the sandbox accepts, as its own script does.
 */
export function botCheckStandIn(): Execute {
  const execute: Execute = jest.fn()
  let count = 0
  const scripts = new MutationObserver((records) => {
    for (const node of records.flatMap(({addedNodes}) => [...addedNodes])) {
      if (node instanceof HTMLScriptElement) node.dispatchEvent(new Event('load'))
    }
  })
  beforeEach(() => {
    execute
      .mockReset()
      .mockImplementation((key, {action}) =>
        Promise.resolve(`sandbox-${action}-${key}.${(count += 1)}`),
      )
    page.grecaptcha = {ready: (run: () => void) => run(), execute}
    scripts.observe(document.head, {childList: true})
  })
  afterEach(() => {
    scripts.disconnect()
    delete page.grecaptcha
  })
  return execute
}

/** Lets the script of the bot check define nothing. */
export const removeBotCheck = (): void => {
  delete page.grecaptcha
}
