/**
 * Tones: the dominant colours of pictures, as placeholders of pictures that have not loaded. A page names a
 * tone by three letters in `data-tone`, and the stylesheet maps them to `--tone`, since the security policy
 * of the pages forbids `style` attributes.
 */

/** One letter for each of 16 steps of red, green and blue; the letters of the three channels are distinct. */
const LETTERS = ['0123456789abcdef', 'ghijklmnopqrstuv', 'ABCDEFGHIJKLMNOP'] as const

/** Width of a step of one channel, of 255. */
const STEP = 17

/**
 * The three letters of a colour.
 * @param color sRGB hex, with or without `#`; undefined for any other value
 */
export function toneOf(color: unknown): string | undefined {
  const hex = typeof color === 'string' ? /^#?([0-9a-f]{6})$/i.exec(color)?.[1] : undefined
  if (!hex) return undefined
  return LETTERS.map((letters, channel) => {
    const value = Number.parseInt(hex.slice(2 * channel, 2 * channel + 2), 16)
    return letters[Math.round(value / STEP)]
  }).join('')
}

/** The tone in the fragment of a picture's address, such as `content/hero.jpg#e6dcc8`. */
export const toneOfAddress = (src: string): string | undefined => toneOf(src.split('#')[1])

const CHANNELS = ['r', 'g', 'b'] as const

/** The stylesheet of all tones. */
export function toneStyles(): string {
  const steps = LETTERS.flatMap((letters, channel) =>
    [...letters].map(
      (letter, step) => `[data-tone*='${letter}']{--tone-${CHANNELS[channel]}:${step * STEP}}`,
    ),
  )
  const tone = '[data-tone]{--tone:rgb(var(--tone-r) var(--tone-g) var(--tone-b))}'
  return [...steps, tone, 'img[data-tone]{background:var(--tone)}', ''].join('\n')
}
