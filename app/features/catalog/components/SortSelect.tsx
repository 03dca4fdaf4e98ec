import {useHistory} from 'react-router-dom'
import {useTranslate} from '@app/shared/i18n/messages'
import {Icon} from '@app/shared/ui/Icon'
import type {SortOption} from '../public/listing-model'
import {
  DEFAULT_SORT,
  listingSearch,
  PAGE_SIZE,
  type ListingRequest,
} from '../public/listing-request'
import {sortTitle} from '../model/listing-view'
import styles from './SortSelect.module.css'

interface SortSelectProps {
  options: readonly SortOption[]
  request: ListingRequest
  basePath: string
}

/** Sorting of the results: a form that submits to the URL; with JavaScript it needs no button. */
export function SortSelect({options, request, basePath}: SortSelectProps) {
  const t = useTranslate()
  const history = useHistory()
  const known = options.some(({id}) => id === request.sort)
  const choose = (sort: string) =>
    history.push(basePath + listingSearch({...request, sort, offset: 0}))
  return (
    <form className={styles.form} method="get" action={basePath}>
      {request.query && <input type="hidden" name="q" value={request.query} />}
      {Object.entries(request.refine).map(([id, values]) => (
        <input key={id} type="hidden" name="refine" value={`${id}=${values.join('|')}`} />
      ))}
      {request.limit !== PAGE_SIZE && <input type="hidden" name="limit" value={request.limit} />}
      <label className={styles.label}>
        <span>{t('listing.sortBy')}</span>
        <span className={styles.field}>
          <select
            name="sort"
            value={known ? request.sort : DEFAULT_SORT}
            onChange={(event) => choose(event.target.value)}
          >
            {options.map((option) => {
              const title = sortTitle(option)
              return (
                <option key={option.id} value={option.id}>
                  {title ? t(title) : option.label}
                </option>
              )
            })}
          </select>
          <Icon name="chevron-down" size={16} />
        </span>
      </label>
      <noscript>
        <button type="submit" className={styles.submit}>
          {t('common.apply')}
        </button>
      </noscript>
    </form>
  )
}
