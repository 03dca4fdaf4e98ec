import type {ReactNode, SyntheticEvent} from 'react'
import styles from './form-frame.module.css'

/** `fill` takes the width of a dialog or page; `section` has the width of a form in a section of the account. */
type FormWidth = 'fill' | 'section'

/** Message of a failed call, which screen readers announce; renders nothing visible for ''. */
export function FormFailure({children}: {children: string}) {
  return (
    <p role="alert" className={styles.failure}>
      {children}
    </p>
  )
}

interface FormBlockProps {
  width?: FormWidth
  role?: 'alert'
  children: ReactNode
}

/** Text and buttons that stand where a form could stand, with its gaps and width. */
export function FormBlock({width = 'fill', role, children}: FormBlockProps) {
  return (
    <div role={role} className={styles[width]}>
      {children}
    </div>
  )
}

interface FormFrameProps {
  onSubmit: (event: SyntheticEvent) => void
  /** Message of the last attempt; '' without a failure. */
  failure: string
  /** Text above the message of a failure. */
  lead?: ReactNode
  width?: FormWidth
  children: ReactNode
}

/** A form that makes one call: its text, the message of a failure, then its fields and button. */
export function FormFrame({onSubmit, failure, lead, width = 'fill', children}: FormFrameProps) {
  return (
    <form method="post" className={styles[width]} noValidate onSubmit={onSubmit}>
      {lead}
      <FormFailure>{failure}</FormFailure>
      {children}
    </form>
  )
}
