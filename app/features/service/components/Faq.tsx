import {useEffect, useMemo, useRef, useState} from 'react'
import {useLocation} from 'react-router-dom'
import {decodePart} from '@common/address-part'
import type {ContentBody} from '@common/content-body'
import type {SafeHtml} from '@common/safe-html'
import {ContentMarkup} from '@app/features/content/public/ContentMarkup'
import {useTranslate} from '@app/shared/i18n/messages'
import {useTextLanguage} from '@app/shared/i18n/text-language'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {TextField} from '@app/shared/ui/form/TextField'
import {Icon} from '@app/shared/ui/Icon'
import {JsonLd} from '@app/shared/ui/JsonLd'
import {matchesSearch, readFaq, type Faq as FaqModel, type Question} from '../model/faq'
import {faqPage} from '../model/structured-data'
import styles from './Faq.module.css'

/** Questions are read from bodies without widgets. */
const noWidget = () => null

const Text = ({html, className}: {html: SafeHtml; className?: string}) => (
  <ContentMarkup
    body={{html, nodes: null, styles: null}}
    renderWidget={noWidget}
    className={className}
  />
)

/** A question that opens and closes without JavaScript; one that is not found by the search is hidden. */
function QuestionItem({item, hidden}: {item: Question; hidden: boolean}) {
  const languageOf = useTextLanguage()
  return (
    <details id={item.id} hidden={hidden} className={styles.question}>
      <summary className={styles.summary}>
        <h3 className={styles.text} {...languageOf(item.question)}>
          {item.question}
        </h3>
        <span className={styles.sign}>
          <Icon name="plus" size={20} />
        </span>
      </summary>
      <Text html={item.answer} className={styles.answer} />
    </details>
  )
}

/** Opens the question of the address's fragment, and scrolls to it (rule SERVE-8). */
function useQuestionOfAddress(root: {readonly current: HTMLElement | null}) {
  useEffect(() => {
    const open = () => {
      const id = decodePart(window.location.hash.slice(1))
      const question = id === '' ? null : document.getElementById(id)
      if (!(question instanceof HTMLDetailsElement) || !root.current?.contains(question)) return
      question.open = true
      question.scrollIntoView()
      question.querySelector('summary')?.focus({preventScroll: true})
    }
    open()
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [root])
}

function FaqData({faq}: {faq: FaqModel}) {
  const {origin} = useShop()
  const {pathname} = useLocation()
  return <JsonLd json={faqPage(faq, origin + pathname)} />
}

/** Questions and answers with a search (rules SERVE-7 and SERVE-8). @param body body of the content page */
export function Faq({body}: {body: ContentBody}) {
  const t = useTranslate()
  const paths = usePaths()
  const root = useRef<HTMLDivElement>(null)
  const [search, setSearch] = useState('')
  const faq = useMemo(() => readFaq(body), [body])
  useQuestionOfAddress(root)
  if (!faq?.groups.length) return <ContentMarkup body={body} renderWidget={noWidget} />
  const {introduction, groups} = faq
  const query = search.trim()
  const isFound = (question: Question) => matchesSearch(question, query)
  const count = groups.flatMap(({questions}) => questions.filter(isFound)).length
  return (
    <div ref={root} className={styles.faq}>
      <FaqData faq={faq} />
      {introduction && <Text html={introduction} />}
      <div className={styles.search}>
        <TextField
          type="search"
          label={t('faq.search')}
          optional={false}
          aria-required={false}
          autoComplete="off"
          enterKeyHint="search"
          value={search}
          onChange={({target}) => setSearch(target.value)}
        />
        <p role="status" className={styles.count}>
          {query && (count > 0 ? t('faq.count', {count}) : t('faq.none', {query}))}
        </p>
      </div>
      {groups.map(({title, questions}) => (
        <section key={title} dir="auto" hidden={!questions.some(isFound)} className={styles.group}>
          {title && <h2 className={styles.title}>{title}</h2>}
          {questions.map((question) => (
            <QuestionItem key={question.id} item={question} hidden={!isFound(question)} />
          ))}
        </section>
      ))}
      <p>
        <AppLink to={paths.contactUs()} className={styles.contact}>
          {t('content.contact')}
        </AppLink>
      </p>
    </div>
  )
}
