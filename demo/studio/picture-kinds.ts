/** Storage of the pictures of one kind in the archive. */
export interface PictureKind {
  /** Matches the path of a picture without its extension. */
  readonly matches: RegExp
  /** Width of the stored picture, pixels; never more than the drawing's own canvas. */
  readonly width: number
  /** AVIF quality; 48 by default, which corresponds to the storefront's `q=60`. */
  readonly quality?: number
  /** Effort of the encoder, 0 to 9; 2 by default. 4 takes five times as long; files of fine textures get a fifth smaller. */
  readonly effort?: number
  /** Widths in pixels of the smaller copies stored beside it, which listings show. */
  readonly readyWidths: readonly number[]
}

/**
 * Stored files of each kind. A new kind of picture needs one line here, a view name in
 * `illustrations/model.ts` and a case in `draw-picture.ts`. The first match counts.
 */
export const pictureKinds: readonly PictureKind[] = [
  {matches: /\/(mainview|emotional1)-1$/, width: 1120, readyWidths: [560, 320]},
  {matches: /\/mainview-[23]$/, width: 1120, quality: 44, effort: 4, readyWidths: []},
  {matches: /\/mainview-\d+$/, width: 1120, readyWidths: []},
  {matches: /\/(emotional1-2|detail2-1)$/, width: 840, quality: 44, readyWidths: []},
  {matches: /^nursery\/material\//, width: 900, quality: 40, readyWidths: []},
  {matches: /\/3Dimages-\d+$/, width: 900, readyWidths: []},
  {matches: /\/swatch-\d+$/, width: 350, readyWidths: []},
  {matches: /^content\//, width: 1600, readyWidths: []},
]

/** The kind of a picture by its path without extension. Throws when no kind matches. */
export function pictureKind(stem: string): PictureKind {
  const kind = pictureKinds.find(({matches}) => matches.test(stem))
  if (!kind)
    throw new Error(`No picture kind for ${stem}: add one in demo/studio/picture-kinds.ts.`)
  return kind
}
