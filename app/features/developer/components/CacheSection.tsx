import {useEffect, useState} from 'react'
import {readCacheFacts, type Fact} from '../model/page-facts'
import {FactList} from './FactSection'
import styles from './DeveloperOverlay.module.css'

const FAILED: readonly Fact[] = [['headers', 'could not be read']]

/** How this page was loaded, and the caching headers that its address has now. */
export function CacheSection({load}: {load: readonly Fact[]}) {
  const [headers, setHeaders] = useState<readonly Fact[]>([])
  useEffect(() => {
    let current = true
    readCacheFacts().then(
      (facts) => current && setHeaders(facts),
      () => current && setHeaders(FAILED),
    )
    return () => {
      current = false
    }
  }, [])
  return (
    <details className={styles.section}>
      <summary>Cache</summary>
      <FactList facts={[...load, ...headers]} />
    </details>
  )
}
