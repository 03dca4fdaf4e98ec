import type {ReactNode} from 'react'
import {useShop} from '@app/shared/lib/shop-context'
import {EXPERIMENTS, experiments} from '@config/experiments'
import {PREVIEW_PATH, type PreviewSettings} from '@common/preview'
import {qualifierText} from '../model/summary'
import styles from './PreviewBar.module.css'

interface FieldProps {
  label: string
  hint: string
  children: ReactNode
}

function Field({label, hint, children}: FieldProps) {
  return (
    <label className={styles.field}>
      <span>
        {label} <small className={styles.hint}>{hint}</small>
      </span>
      {children}
    </label>
  )
}

interface PreviewFormProps {
  settings: PreviewSettings
  /** Path of the page, with site and locale. */
  path: string
  /** Variant that is forced, such as `cro63:variant1`; '' for none. */
  experiment: string
}

/** Conditions of the preview; the server signs them and opens the page again, after a login. */
export function PreviewForm({settings, path, experiment}: PreviewFormProps) {
  const {site, locale} = useShop()
  const {at, customerGroups = [], sourceCode} = settings
  const rest = `/${path.split('/').slice(3).join('/')}`
  return (
    <form className={styles.form} method="post" action={`${PREVIEW_PATH}/open`}>
      <input type="hidden" name="page" value={rest} />
      <Field label="Date and time" hint="UTC; empty for now">
        <input type="datetime-local" name="at" defaultValue={at?.slice(0, 16)} />
      </Field>
      <Field label="Customer groups" hint="ids, separated by commas">
        <input name="customerGroups" defaultValue={customerGroups.join(', ')} />
      </Field>
      <Field label="Source code" hint="as in a link of a campaign">
        <input name="sourceCode" defaultValue={sourceCode} />
      </Field>
      <Field label="Custom qualifiers" hint="such as device=mobile">
        <input name="customQualifiers" defaultValue={qualifierText(settings.customQualifiers)} />
      </Field>
      <Field label="Assignment qualifiers" hint="such as store=berlin">
        <input
          name="assignmentQualifiers"
          defaultValue={qualifierText(settings.assignmentQualifiers)}
        />
      </Field>
      <Field label="Language" hint={site.name}>
        <select name="place" defaultValue={`/${site.alias}/${locale.alias}`}>
          {site.l10n.supportedLocales.map(({id, alias, name}) => (
            <option key={id} value={`/${site.alias}/${alias}`}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      <Field label="Experiment" hint="for this visit">
        <select name="experiment" defaultValue={experiment}>
          <option value="">As for visitors</option>
          {EXPERIMENTS.flatMap((id) =>
            (['variant1', 'control'] as const).map((variant) => (
              <option key={id + variant} value={`${id}:${variant}`}>
                {`${id} ${experiments[id].name}: ${variant}`}
              </option>
            )),
          )}
        </select>
      </Field>
      <button className={styles.show}>Show</button>
    </form>
  )
}
