export interface HomeLink {
  label: string
  href: string
}

export interface HomeHeroContent {
  eyebrow: string
  title: string
  text: string
  /** Names of pictures in the content library; the second is for phones. */
  image: string
  imageMobile: string
  imageAlt: string
  cta: HomeLink | null
}

export interface HomeCategory {
  title: string
  text: string
  image: string
  href: string
}

export interface HomeStory {
  title: string
  text: string
  image: string
  href: string
  cta: string
}

export interface HomeValue {
  title: string
  text: string
}

export interface HomeProductRow {
  title: string
  categoryId: string
  sort: string
}

/** Content of the home page from the content team. A missing or incomplete part is left out. */
export interface HomeContent {
  hero: HomeHeroContent | null
  categories: readonly HomeCategory[]
  stories: readonly HomeStory[]
  values: readonly HomeValue[]
  productRow: HomeProductRow | null
}

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The named texts of an object; null when a required text is missing. */
function textsOf<Required extends string, Optional extends string = never>(
  value: unknown,
  required: readonly Required[],
  optional: readonly Optional[] = [],
): Record<Required | Optional, string> | null {
  const fields = fieldsOf(value)
  const names: readonly (Required | Optional)[] = [...required, ...optional]
  const entries = names.map((name) => [name, text(fields[name])] as const)
  const complete = required.every((name) => text(fields[name]) !== '')
  return complete ? (Object.fromEntries(entries) as Record<Required | Optional, string>) : null
}

function listOf<T>(value: unknown, read: (entry: unknown) => T | null): readonly T[] {
  return (Array.isArray(value) ? value : []).flatMap((entry: unknown) => read(entry) ?? [])
}

function heroOf(value: unknown): HomeHeroContent | null {
  const texts = textsOf(value, ['title', 'image'], ['eyebrow', 'text', 'imageMobile', 'imageAlt'])
  if (!texts) return null
  const cta = textsOf(fieldsOf(value).cta, ['label', 'href'])
  return {...texts, imageMobile: texts.imageMobile || texts.image, cta}
}

/** Parses the data of the content asset `home`. */
export function homeContentOf(data: unknown): HomeContent {
  const fields = fieldsOf(data)
  return {
    hero: heroOf(fields.hero),
    categories: listOf(fields.categories, (entry) =>
      textsOf(entry, ['title', 'image', 'href'], ['text']),
    ),
    stories: listOf(fields.stories, (entry) =>
      textsOf(entry, ['title', 'text', 'image', 'href', 'cta']),
    ),
    values: listOf(fields.values, (entry) => textsOf(entry, ['title', 'text'])),
    productRow: textsOf(fields.productRow, ['title', 'categoryId', 'sort']),
  }
}
