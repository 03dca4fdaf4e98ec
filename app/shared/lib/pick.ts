/** The named fields of an object; all its other fields are left out. */
export const pick = <Source extends object, Name extends keyof Source>(
  source: Source,
  ...names: readonly Name[]
): Pick<Source, Name> =>
  Object.fromEntries(names.map((name) => [name, source[name]])) as Pick<Source, Name>
