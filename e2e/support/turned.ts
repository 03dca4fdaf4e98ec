import type {Page} from '@playwright/test'

/** Serves the pages of a locale that runs from the left as if it ran from the right: direction and stylesheet. */
export async function turnPages(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch({maxRedirects: 0})
    const html = await response.text()
    const folder = /"([^"]*\/)main\.css"/.exec(html)?.[1]
    if (!folder) return route.fulfill({response})
    const body = html
      .replace(' dir="ltr"', ' dir="rtl"')
      .replace('</head>', `<link rel="stylesheet" href="${folder}static/theme/rtl.css"></head>`)
    return route.fulfill({response, body})
  })
}
