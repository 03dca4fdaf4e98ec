declare module 'bidi-js' {
  interface Bidi {
    /** Levels by UTF-16 unit of the text. */
    getEmbeddingLevels(text: string, base?: 'ltr' | 'rtl'): {readonly levels: Uint8Array}
    getMirroredCharacter(character: string): string | null
  }
  export default function bidiFactory(): Bidi
}
