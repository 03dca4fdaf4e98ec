import path from 'node:path'

const FOLDER = path.join(
  path.dirname(require.resolve('@fontsource-variable/commissioner')),
  'files',
)

/** Scripts of the font that names in the languages of the sites need. */
const SCRIPTS = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
  greek: 'U+0370-03FF',
} as const

const fileOf = (script: string): string => `commissioner-${script}-wght-normal.woff2`

/** Files of the shop's font, by name. */
export const fontFiles: ReadonlyMap<string, string> = new Map(
  Object.keys(SCRIPTS).map((script) => [fileOf(script), path.join(FOLDER, fileOf(script))]),
)

/** Rules that load the font from `font/` beside the stylesheet. */
export const fontFaces = Object.entries(SCRIPTS)
  .map(
    ([script, range]) =>
      `@font-face{font-family:'Commissioner Variable';font-weight:100 900;font-display:swap;src:url(font/${fileOf(script)}) format('woff2');unicode-range:${range}}`,
  )
  .join('\n')
