import type {Text} from '../model'

/** A point on the first main picture, percent from its upper left corner. */
export interface HotspotSource {
  readonly x: number
  readonly y: number
  readonly label: Text
  readonly text: Text
  /** A product that the point is about. */
  readonly product?: string
}

/** A file below the catalogue's static folder. */
export interface FileSource {
  /** Empty in a language without a file of its own whose readers are not helped by the English one. */
  readonly path: Text
  readonly label: Text
  /** Kilobytes. */
  readonly size: number
}

export interface QuestionSource {
  readonly question: Text
  readonly answer: Text
}

/** Where a name can be cut; on frame `frame` of the turn, percent of the picture. */
export interface EngravingPositionSource {
  readonly id: string
  readonly label: Text
  readonly frame: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface EngravingSource {
  /** The product that is added for the work. */
  readonly product: string
  /** Option of that product which chooses the typeface. */
  readonly typefaceOption: string
  /** Characters. */
  readonly maxLength: number
  readonly positions: readonly EngravingPositionSource[]
}

/** What a product page shows beyond the common attributes. */
export interface RichContent {
  readonly hotspots?: readonly HotspotSource[]
  readonly film?: {readonly path: string; readonly label: Text}
  readonly downloads?: readonly FileSource[]
  readonly questions?: readonly QuestionSource[]
  readonly engraving?: EngravingSource
  /** Shop of a partner that sells it instead. */
  readonly partner?: string
  /** The picture service draws its whole turn. */
  readonly turns?: true
  /** Products that a set can be extended by, and that go with it. */
  readonly extensions?: readonly string[]
  readonly accessories?: readonly string[]
}
