import {forwardRef, type ButtonHTMLAttributes, type MouseEvent} from 'react'
import {OFFLINE_REASON, useConnection} from '../lib/connection'
import {showToast} from './toast'
import {AppLink, type AppLinkProps} from './AppLink'
import {classNames} from './class-names'
import styles from './Button.module.css'

interface ButtonLook {
  /** One `primary` per view; `attention` for the rare destructive or urgent action. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'attention'
  size?: 'medium' | 'small'
  /** Fills the width of its container. */
  block?: boolean
  /**
   * A press makes a call: without a connection the button is disabled with the reason (rule DEVICE-6). That is so where
   * `busy` is given, true or not.
   */
  needsLine?: boolean
}

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** A call is running: the button keeps its width and focus and ignores further presses. */
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

/** Attributes of a button that a missing connection disables, and what a press says instead; null with a connection. */
function useMissingLine(needsLine: boolean, describedBy: string | undefined) {
  const {online} = useConnection()
  if (online || !needsLine) return null
  return {
    attributes: {
      'data-offline': true,
      'aria-disabled': true,
      'aria-describedby': classNames(describedBy, OFFLINE_REASON),
    },
    tell: (event: MouseEvent) => {
      event.preventDefault()
      const title = document.getElementById(OFFLINE_REASON)?.textContent
      if (title) showToast({title, status: 'error'})
    },
  }
}

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant,
    size,
    block,
    busy,
    needsLine = busy !== undefined,
    waiting,
    type = 'button',
    className,
    onClick,
    children,
    ...rest
  },
  ref,
) {
  const missing = useMissingLine(needsLine, rest['aria-describedby'])
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    // A form says it beside its fields.
    else if (missing && type === 'button') missing.tell(event)
    else onClick?.(event)
  }
  return (
    <button
      ref={ref}
      // `submit` and `reset` are set by the caller.
      type={type}
      className={lookOf({variant, size, block}, className)}
      aria-busy={busy || waiting || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
      {...rest}
      {...missing?.attributes}
    >
      <span className={styles.label}>{children}</span>
      {(busy || waiting) && <span className={styles.spinner} aria-hidden="true" />}
    </button>
  )
})

/** A link that looks like a button. */
export const ButtonLink = forwardRef<HTMLAnchorElement, ButtonLinkProps>(function ButtonLink(
  {
    variant,
    size,
    block,
    busy,
    needsLine = busy !== undefined,
    className,
    onClick,
    children,
    ...rest
  },
  ref,
) {
  const missing = useMissingLine(needsLine, rest['aria-describedby'])
  return (
    <AppLink
      ref={ref}
      className={lookOf({variant, size, block}, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : (missing?.tell ?? onClick)}
      {...rest}
      {...missing?.attributes}
    >
      <span className={styles.label}>{children}</span>
      {busy && <span className={styles.spinner} aria-hidden="true" />}
    </AppLink>
  )
})
