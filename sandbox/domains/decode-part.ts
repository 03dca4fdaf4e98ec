/** Decodes a part of an address; returned unchanged when its percent-encoding is invalid. */
export function decodePart(text: string): string {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
