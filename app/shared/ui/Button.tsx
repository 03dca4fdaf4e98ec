import {forwardRef, type ButtonHTMLAttributes, type MouseEvent} from 'react'
import {AppLink, type AppLinkProps} from './AppLink'
import {classNames} from './class-names'
import styles from './Button.module.css'

interface ButtonLook {
  /** One `primary` per view; `attention` for the rare destructive or urgent action. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'attention'
  size?: 'medium' | 'small'
  /** Fills the width of its container. */
  block?: boolean
}

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /**
   * A call is running: the button keeps its width and focus and ignores further presses. Where it is given, true or false,
   * the press makes a call, and the mark `data-call` disables it without a connection (rule DEVICE-6).
   */
  busy?: boolean
  /** The data of the label is being read again: the button looks busy, and a press still works. */
  waiting?: boolean
}

export interface ButtonLinkProps extends ButtonLook, AppLinkProps {
  /** The action of the link is running: it keeps its width and focus, and a press does nothing. */
  busy?: boolean
}

const lookOf = (
  {variant = 'primary', size = 'medium', block}: ButtonLook,
  extra?: string,
): string => classNames(styles.button, styles[variant], styles[size], block && styles.block, extra)

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {variant, size, block, busy, waiting, type = 'button', className, onClick, children, ...rest},
  ref,
) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      ref={ref}
      // `submit` and `reset` are set by the caller.
      type={type}
      className={lookOf({variant, size, block}, className)}
      data-call={busy !== undefined || undefined}
      aria-busy={busy || waiting || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
      {...rest}
    >
      <span className={styles.label}>{children}</span>
      {(busy || waiting) && <span className={styles.spinner} aria-hidden="true" />}
    </button>
  )
})

/** A link that looks like a button. */
export const ButtonLink = forwardRef<HTMLAnchorElement, ButtonLinkProps>(function ButtonLink(
  {variant, size, block, busy, className, onClick, children, ...rest},
  ref,
) {
  return (
    <AppLink
      ref={ref}
      className={lookOf({variant, size, block}, className)}
      data-call={busy !== undefined || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      <span className={styles.label}>{children}</span>
      {busy && <span className={styles.spinner} aria-hidden="true" />}
    </AppLink>
  )
})
