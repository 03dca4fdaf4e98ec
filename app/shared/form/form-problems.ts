import {set, type FieldErrors, type FieldValues, type Path, type Resolver} from 'react-hook-form'
import type {Translate} from '@app/shared/i18n/messages'
import {problemText, type FieldProblem} from './field-problem'

/** Problems by the path of their field, such as `address.city`. */
export type FormProblems = Readonly<Record<string, FieldProblem | undefined>>

/** Resolver for react-hook-form that uses the pure rules of `model/`. */
export function problemsResolver<Values extends FieldValues>(
  check: (values: Values) => FormProblems,
  t: Translate,
): Resolver<Values> {
  return (values) => {
    const errors: FieldErrors<Values> = {}
    for (const [path, problem] of Object.entries(check(values))) {
      if (problem) set(errors, path, {type: problem.id, message: problemText(problem, t)})
    }
    return Object.keys(errors).length > 0 ? {values: {}, errors} : {values, errors: {}}
  }
}

/** Prefixes every key with a path. */
export function under(
  path: string,
  problems: Readonly<Partial<Record<string, FieldProblem>>>,
): FormProblems {
  return Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [`${path}.${name}`, problem]),
  )
}

export interface ShownProblem<Values extends FieldValues> {
  readonly path: Path<Values>
  readonly message: string
}

/** The problems of a form in the order of its fields. */
export function shownProblems<Values extends FieldValues>(
  errorOf: (path: Path<Values>) => {message?: string} | undefined,
  fields: readonly Path<Values>[],
): ShownProblem<Values>[] {
  return fields.flatMap((path) => {
    const message = errorOf(path)?.message
    return message ? [{path, message}] : []
  })
}
