/** A part of an address or cookie as text; as it stands where it is not percent-encoded correctly. */
export function decodePart(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
