import fs from 'node:fs'
import path from 'node:path'
import {uncompressedFont} from './woff'

/** Weight of a font file. */
export type Weight = 400 | 700

/** A font of a document. All are embedded, as PDF/A asks (ISO 19005-3, 6.2.11). */
export interface PdfFont {
  readonly name: string
  readonly file: Buffer
}

interface FontFile {
  readonly name: string
  /** Characters of the file. */
  readonly covers: RegExp
  read(weight: Weight): Buffer
}

/** Reads a file of a font package. */
const fontFile = (family: string, subset: string, weight: Weight): Buffer =>
  fs.readFileSync(
    path.join(
      path.dirname(require.resolve(`@fontsource/${family}/package.json`)),
      'files',
      `${family}-${subset}-${weight}-normal.woff`,
    ),
  )

/** A part of the typeface Commissioner, which has two weights here. */
const commissioner = (subset: string, covers: RegExp): FontFile => ({
  name: `commissioner-${subset}`,
  covers,
  read: (weight) => fontFile('commissioner', subset, weight),
})

/** A package of Noto Sans for another script, which has one weight here. */
const noto = (region: string, subset: string, covers: RegExp): FontFile => ({
  name: `noto-sans-${region}`,
  covers,
  read: () => fontFile(`noto-sans-${region}`, subset, 400),
})

const alphabets: readonly FontFile[] = [
  commissioner(
    'latin',
    /^[\u0020-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2010-\u205e\u20ac\u2122\u2212]$/,
  ),
  commissioner(
    'latin-ext',
    /^[\u0100-\u024f\u1e80-\u1e85\u1e9e\u20a4\u20a6\u20a9\u20b9\u20ba\u20bd]$/,
  ),
  commissioner('vietnamese', /^[\u0300\u0301\u0303\u0309\u0323\u1ea0-\u1ef9\u20ab]$/),
  commissioner(
    'cyrillic',
    /^[\u0401-\u040c\u040e-\u044f\u0451-\u045c\u045e\u045f\u0490\u0491\u2116]$/,
  ),
  commissioner('greek', /^[\u0386\u0388-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce]$/),
]
const korean = noto('kr', 'korean', /^[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]$/)
const japanese = noto('jp', 'japanese', /^[\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]$/)
/** Letters of the scripts that run from right to left, with their forms for presentation. */
const HEBREW = /^[\u0590-\u05ff\ufb1d-\ufb4f]$/
const ARABIC = /^[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufefc]$/
/** Large scripts; each of their fonts also has the characters of `SHARED`. */
const eastAsian: readonly FontFile[] = [korean, japanese]
const scripts: readonly FontFile[] = [
  ...eastAsian,
  noto('thai', 'thai', /^[\u0e01-\u0e5b]$/),
  noto('arabic', 'arabic', ARABIC),
  noto('hebrew', 'hebrew', HEBREW),
]
const SHARED = /^[\u0020-\u00ff\u2013\u2014\u2018-\u201e\u20ac]$/

/** Languages whose documents are in one font of a large script: two fonts beside each other have different baselines. */
const WITH_SCRIPTS: Readonly<Record<string, FontFile>> = {ja: japanese, ko: korean}
/** Languages without an installed font: those of all Chinese characters are larger than the program. */
const WITHOUT_FONT: readonly string[] = ['zh-cn', 'zh-tw']

/** Whether a letter belongs to a script that runs from right to left. */
export const isRightToLeft = (letter: string): boolean => HEBREW.test(letter) || ARABIC.test(letter)

/**
 * Returns whether a font for the documents of a language is installed.
 * @param language such as `de` or `zh-tw`
 */
export const isPrintable = (language: string): boolean => !WITHOUT_FONT.includes(language)

const files = new Map<string, Buffer>()

function fontOf(font: FontFile, weight: Weight): PdfFont {
  const name = `${font.name}-${weight}`
  let file = files.get(name)
  if (!file) {
    file = uncompressedFont(font.read(weight))
    files.set(name, file)
  }
  return {name, file}
}

/** A part of a text in one font. */
export interface TextRun {
  readonly text: string
  readonly font: PdfFont
}

const alphabetOf = (letter: string): FontFile | undefined =>
  alphabets.find(({covers}) => covers.test(letter))

/** Returns whether the fonts of alphabets have every character of a text. */
export const isAlphabetic = (text: string): boolean => [...text].every(alphabetOf)

/** The fonts of the letters of a text; a letter that no font has is in that of Chinese characters. */
function fontsOf(letters: readonly string[], ofLanguage: FontFile | undefined): FontFile[] {
  // What all fonts of large scripts have is in that of the text's first one.
  const found = eastAsian.find(({covers}) => letters.some((letter) => covers.test(letter)))
  const main = found ?? ofLanguage
  return letters.map((letter) => {
    const own = scripts.find(({covers}) => covers.test(letter))
    if (own) return own
    return (main && SHARED.test(letter) ? main : alphabetOf(letter)) ?? japanese
  })
}

/**
 * Splits a text into parts that one font has each: Commissioner, except for other scripts, and for languages whose
 * documents are in such a script.
 */
export function textRuns(text: string, language: string, weight: Weight): TextRun[] {
  const letters = [...text]
  const fonts = fontsOf(letters, WITH_SCRIPTS[language.slice(0, 2).toLowerCase()])
  const runs: {text: string; font: PdfFont}[] = []
  letters.forEach((letter, index) => {
    const font = fontOf(fonts[index] ?? japanese, weight)
    const last = runs.at(-1)
    if (last && last.font.name === font.name) last.text += letter
    else runs.push({text: letter, font})
  })
  return runs
}
