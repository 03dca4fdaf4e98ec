/**
 * The design language as data: the single source of the static stylesheet (`scripts/generate.ts` writes
 * custom properties from it) and of the Chakra theme of dialogs, drawers and toasts. A site may change
 * values in `overrides/<SITE>/tokens.ts`, never names.
 */
export const tokens = {
  color: {
    /** Page background: warm paper. */
    paper: '#FBF9F5',
    /** Raised surface. */
    white: '#FFFFFF',
    /** Background surfaces, in three depths. */
    sand1: '#F5F1EA',
    sand2: '#EBE4D9',
    sand3: '#DDD3C4',
    /** Text colour. */
    ink: '#23211E',
    /** Secondary text colour, 4.5:1 on every surface up to sand2. */
    inkSoft: '#5D5850',
    /** Borders with a meaning (3:1 on paper). */
    line: '#8C857A',
    /** Decorative dividers. */
    hairline: '#E3DCD0',
    /** Interactive elements. */
    spruce: '#24443A',
    spruceDeep: '#18312A',
    spruceSoft: '#E3EAE4',
    /** Reductions and warnings. */
    clay: '#A6492F',
    clayDeep: '#863822',
    claySoft: '#F7E7E0',
    /** States and surfaces. */
    sky: '#DCE7EE',
    skyDeep: '#2F5A78',
    moss: '#E4EAD9',
    mossDeep: '#4A6330',
    focus: '#1F6B8F',
    overlay: 'rgb(35 33 30 / 46%)',
  },
  font: {
    text: "'Commissioner Variable', 'Commissioner Fallback', system-ui, sans-serif",
    ja: "'Hiragino Sans', 'Noto Sans JP', 'Yu Gothic', Meiryo, sans-serif",
    ko: "'Apple SD Gothic Neo', 'Noto Sans KR', 'Malgun Gothic', sans-serif",
    zh: "'PingFang SC', 'Noto Sans SC', 'Microsoft YaHei', sans-serif",
    zhHant: "'PingFang TC', 'Noto Sans TC', 'Microsoft JhengHei', sans-serif",
    /** Arabic and Hebrew beside our Latin letters; Geeza Pro and Segoe UI are what Apple and Windows have. */
    ar: "'Commissioner Variable', 'Commissioner Fallback', 'SF Arabic', 'Noto Sans Arabic', 'Geeza Pro', 'Segoe UI', Tahoma, sans-serif",
  },
  /** Font sizes, fluid between 360 and 1440 px, ratio about 1.2 to 1.28. */
  size: {
    caption: '0.8125rem',
    small: '0.875rem',
    body: '1rem',
    lead: 'clamp(1.0625rem, 1.02rem + 0.2vw, 1.1875rem)',
    h5: 'clamp(1.125rem, 1.08rem + 0.22vw, 1.25rem)',
    h4: 'clamp(1.25rem, 1.17rem + 0.4vw, 1.5rem)',
    h3: 'clamp(1.4375rem, 1.29rem + 0.7vw, 1.875rem)',
    h2: 'clamp(1.75rem, 1.5rem + 1.15vw, 2.5rem)',
    h1: 'clamp(2.125rem, 1.7rem + 1.95vw, 3.375rem)',
  },
  leading: {
    tight: '1.12',
    snug: '1.28',
    body: '1.55',
    ja: '1.8',
    ko: '1.7',
    zh: '1.75',
    ar: '1.75',
  },
  weight: {light: '300', regular: '400', medium: '500', semibold: '600'},
  /** Spacing with a base of 4 px. */
  space: {
    1: '0.25rem',
    2: '0.5rem',
    3: '0.75rem',
    4: '1rem',
    5: '1.25rem',
    6: '1.5rem',
    8: '2rem',
    10: '2.5rem',
    12: '3rem',
    16: '4rem',
    20: '5rem',
    24: '6rem',
    /** Outer margin of the page and distance between its sections. */
    gutter: 'clamp(1rem, 0.2rem + 3.6vw, 4rem)',
    section: 'clamp(3rem, 1.8rem + 5.2vw, 7rem)',
  },
  radius: {small: '4px', medium: '8px', large: '16px', pill: '999px'},
  shadow: {
    soft: '0 1px 2px rgb(60 50 35 / 6%), 0 6px 20px rgb(60 50 35 / 7%)',
    raised: '0 2px 6px rgb(60 50 35 / 8%), 0 18px 48px rgb(60 50 35 / 14%)',
  },
  motion: {
    quick: '120ms',
    normal: '180ms',
    slow: '240ms',
    out: 'cubic-bezier(0.2, 0, 0, 1)',
    in: 'cubic-bezier(0.4, 0, 1, 1)',
  },
  /** Maximum widths of page and text. */
  width: {page: '90rem', text: '42rem'},
} as const

type TokenGroups = typeof tokens
/** What `overrides/<SITE>/tokens.ts` exports. */
export type TokenOverrides = {
  readonly [Group in keyof TokenGroups]?: {readonly [Name in keyof TokenGroups[Group]]?: string}
}

const kebab = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()

/** `['color', 'inkSoft']` is `--color-ink-soft`. */
export const customProperty = (group: string, name: string): string => `--${group}-${kebab(name)}`
