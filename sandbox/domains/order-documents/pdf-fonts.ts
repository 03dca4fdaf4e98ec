import fs from 'node:fs'
import path from 'node:path'
import {uncompressedFont} from './woff'

/** Weight of a font file. */
export type Weight = 400 | 700

/** A font that a document may use: a standard font of PDF, or the bytes of a file. */
export interface PdfFont {
  readonly name: string
  /** Undefined for the fonts that every PDF reader has. */
  readonly file?: Buffer
}

interface FontFile {
  readonly name: string
  /** Characters of the file. */
  readonly covers: RegExp
  read(weight: Weight): Buffer
}

/** Characters of the standard fonts of PDF, which need no font file (Windows-1252). */
const STANDARD =
  /^[\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u2013\u2014\u2018-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20ac\u2122]$/

/** A file of the typeface Commissioner, which is stored beside this file. */
const commissioner = (subset: string, covers: RegExp): FontFile => ({
  name: `commissioner-${subset}`,
  covers,
  read: (weight) =>
    fs.readFileSync(path.join(__dirname, 'assets', `commissioner-${subset}-${weight}-normal.woff`)),
})

/** A package of Noto Sans for one of the large scripts, which has one weight here. */
const noto = (region: string, subset: string, covers: RegExp): FontFile => ({
  name: `noto-sans-${region}`,
  covers,
  read: () => {
    const folder = path.dirname(require.resolve(`@fontsource/noto-sans-${region}/package.json`))
    return fs.readFileSync(
      path.join(folder, 'files', `noto-sans-${region}-${subset}-400-normal.woff`),
    )
  },
})

const alphabets: readonly FontFile[] = [
  commissioner(
    'latin',
    /^[\u0020-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2010-\u205e\u20ac\u2122\u2212]$/,
  ),
  commissioner(
    'latin-ext',
    /^[\u0100-\u024f\u1e80-\u1e85\u1e9e\u20a4\u20a6\u20a9\u20ab\u20b9\u20ba\u20bd]$/,
  ),
  commissioner(
    'cyrillic',
    /^[\u0401-\u040c\u040e-\u044f\u0451-\u045c\u045e\u045f\u0490\u0491\u2116]$/,
  ),
  commissioner('greek', /^[\u0386\u0388-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce]$/),
]
const korean = noto('kr', 'korean', /^[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]$/)
const japanese = noto('jp', 'japanese', /^[\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]$/)
/** Large scripts; each of their fonts also has the characters of `SHARED`. */
const scripts: readonly FontFile[] = [korean, japanese]
const SHARED = /^[\u0020-\u00ff\u2013\u2014\u2018-\u201e\u20ac]$/

/** Languages whose documents are printed in Commissioner, because the standard fonts lack letters of theirs. */
const WITH_ALPHABETS: readonly string[] = ['cs', 'el', 'hu', 'pl', 'ro', 'ru', 'tr']
/** Languages whose documents are in one font of a large script: two fonts beside each other have different baselines. */
const WITH_SCRIPTS: Readonly<Record<string, FontFile>> = {ja: japanese, ko: korean}
/** Languages without an installed font; Arabic would need letters that join, from right to left. */
const WITHOUT_FONT: readonly string[] = ['ar', 'zh-cn', 'zh-tw']

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

/** Returns whether the standard fonts of PDF and those of alphabets have every character of a text. */
export const isAlphabetic = (text: string): boolean =>
  [...text].every(
    (letter) => STANDARD.test(letter) || alphabets.some(({covers}) => covers.test(letter)),
  )

const isStandard = (text: string): boolean => [...text].every((letter) => STANDARD.test(letter))

/** The fonts of the letters of a text; a letter that no font has is undefined. */
function filesOf(text: string, ofLanguage: FontFile | undefined): (FontFile | undefined)[] {
  const letters = [...text]
  if (!ofLanguage && isAlphabetic(text))
    return letters.map((letter) => alphabets.find(({covers}) => covers.test(letter)))
  // What all of these fonts have is in the font of the text's first large script.
  const found = scripts.find(({covers}) => letters.some((letter) => covers.test(letter)))
  const main = found ?? ofLanguage ?? japanese
  return letters.map((letter) => {
    const own = scripts.find(({covers}) => covers.test(letter))
    if (own || SHARED.test(letter)) return own ?? main
    return alphabets.find(({covers}) => covers.test(letter)) ?? japanese
  })
}

/**
 * Splits a text into parts that one font has each. Western texts use the standard fonts; a text with other letters is
 * in Commissioner, and one in a large script, or of a language with such a script, in Noto Sans.
 */
export function textRuns(text: string, language: string, weight: Weight): TextRun[] {
  const isAlphabet = WITH_ALPHABETS.some((one) => language.toLowerCase().startsWith(one))
  const ofLanguage = WITH_SCRIPTS[language.slice(0, 2).toLowerCase()]
  if (!isAlphabet && !ofLanguage && isStandard(text)) {
    return [{text, font: {name: weight === 700 ? 'Helvetica-Bold' : 'Helvetica'}}]
  }
  const runs: {text: string; font: PdfFont}[] = []
  const found = filesOf(text, ofLanguage)
  for (const [index, letter] of [...text].entries()) {
    const file = found[index]
    const last = runs.at(-1)
    if (last && (!file || last.font.name === `${file.name}-${weight}`)) last.text += letter
    else runs.push({text: letter, font: fontOf(file ?? (alphabets[0] as FontFile), weight)})
  }
  return runs
}
