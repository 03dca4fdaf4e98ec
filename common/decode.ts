/** Decodes a part of an address or cookie; returned unchanged when its percent-encoding is invalid. */
export function decodePart(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
