/** @throws Error for a file whose form is not known */
export function toModule(source: string): string
