import {z} from 'zod'
import colours from './data/palette.json'
import {textAt, type Text} from './languages/languages'

/** Id of a colour way, the value id of the variation attribute `color`. */
export type PaletteColourId = keyof typeof colours

/** One colour way of the range: how it is drawn and found. */
const colour = z.strictObject({
  /** Main hue of textile or lacquer, sRGB hex. */
  hex: z.string(),
  /** How the surface is drawn. */
  material: z.enum(['woven', 'wood', 'lacquer']),
  /** Bucket of the colour refinement. */
  refinementColor: z.enum([
    'green',
    'beige',
    'black',
    'red',
    'blue',
    'grey',
    'purple',
    'yellow',
    'pink',
    'white',
    'brown',
  ]),
})

export type PaletteColour = Readonly<z.output<typeof colour>>

/** Every colour way used by products and pictures. */
export const palette: Readonly<Record<PaletteColourId, PaletteColour>> = z
  .record(z.enum(Object.keys(colours) as PaletteColourId[]), colour)
  .parse(colours)

/** Name of a colour way. */
export const colourName = (id: PaletteColourId): Text => textAt('words', `colours/${id}`)
