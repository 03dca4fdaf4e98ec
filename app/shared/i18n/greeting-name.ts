interface Names {
  readonly firstName?: string
  readonly lastName?: string
}

/** Letters of Chinese and Korean names, between which no space stands. */
const WITHOUT_SPACE = /^[\p{Script=Han}\p{Script=Hangul}]+$/u

/**
 * The name with which a language addresses a customer: the family name in Japanese, both names with the family name
 * first in Korean and Chinese, else the first name. The one name that is there where the other is missing.
 * @param locale such as `ko-KR`
 */
export function greetingName(locale: string, {firstName = '', lastName = ''}: Names): string {
  switch (locale.slice(0, 2)) {
    case 'ja':
      return lastName || firstName
    case 'ko':
    case 'zh': {
      const name = `${lastName}${firstName}`
      return WITHOUT_SPACE.test(name) ? name : [lastName, firstName].filter(Boolean).join(' ')
    }
    default:
      return firstName
  }
}
