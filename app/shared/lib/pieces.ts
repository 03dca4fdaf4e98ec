/** Markup of a page: text and bytes, in their order. */
export type Pieces = readonly (string | Buffer)[]

/** The bytes of pieces, one after the other. */
export const joinPieces = (pieces: Pieces): Buffer =>
  Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)))
