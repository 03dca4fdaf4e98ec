import {cloneElement, isValidElement, type ReactNode} from 'react'
import {HEAD_MARK} from '@app/shared/lib/head-mark'

const LIBRARY_MARK = 'data-react-helmet'

type Props = Readonly<Record<string, unknown>>

/** Whether only search engines and previews of links read an element (`FOR_READERS`). */
const isForReaders = ({rel, property, name}: Props): boolean =>
  rel === 'alternate' || property !== undefined || /^(description$|twitter)/.test(String(name))

/** Elements of react-helmet: those that browsers update have a short mark, the others have none. */
export const withShortMarks = (head: readonly ReactNode[]): ReactNode[] =>
  head.flat().map((element) =>
    isValidElement<Props>(element) && element.props[LIBRARY_MARK]
      ? cloneElement(element, {
          [LIBRARY_MARK]: undefined,
          ...(!isForReaders(element.props) && {[HEAD_MARK]: ''}),
        })
      : element,
  )
