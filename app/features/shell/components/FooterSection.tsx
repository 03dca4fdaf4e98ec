import {useId, useState} from 'react'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {overridable} from '@app/shared/lib/overrides'
import type {FooterContent} from '@app/features/content/public/shell-content'
import styles from './FooterSection.module.css'

/**
 * A column of the footer. It is collapsible on phones (rule FRAME-10); wide windows and browsers without
 * JavaScript show all of it, which `details` could not do with the same markup.
 */
export function DefaultFooterSection({section}: {section: FooterContent['sections'][number]}) {
  const paths = usePaths()
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>
        <span className={styles.plain}>{section.title}</span>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {section.title}
        </button>
      </h2>
      <ul id={id} className={styles.links} data-open={open || undefined}>
        {section.links.map(({label, href}) => (
          <li key={href}>
            <AppLink to={paths.fromContent(href)} className={styles.link}>
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Replaceable by `overrides/<SITE>/components/shell/FooterSection.tsx`. */
export const FooterSection = overridable('shell/FooterSection', DefaultFooterSection)
